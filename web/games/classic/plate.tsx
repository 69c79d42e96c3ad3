/** The picture of the game on lists. */
export const PLATE = (
  <>
    <path
      d="M0 30q48-14 96 0M0 62q48-14 96 0M22-4q-10 52-4 104M50-4v104M78-4q10 52 4 104"
      fill="none"
      stroke="var(--skin-line)"
      strokeWidth=".8"
      opacity=".5"
    />
    <path
      d="M52-2c-6 8-12 12-11 22 1 6 6 7 6 12-4 3-9 2-13 6-3 4-12 4-15 8 2 5 6 6 7 12 0 5-4 6-6 10 4 6 12 5 16 2 4-4 3-9 9-11 5 0 6 5 9 9 3 5 8 9 11 8 1-5-6-9-5-14 5-1 8 5 9 11 1 5 5 6 8 2 0-5 2-9 7-10 5 0 8 3 12 3V-2z"
      fill="var(--skin-land)"
      stroke="var(--skin-accent)"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
    <path
      d="M14 20c6-4 9 0 8 6s3 8 1 12-8 5-10 2 2-6 0-10-3-7 1-10z"
      fill="var(--skin-land)"
      stroke="var(--skin-accent)"
      strokeWidth="1.4"
    />
    <path d="M41 45Q58 24 73 36" fill="none" stroke="var(--skin-accent)" strokeWidth="3" />
    <path d="M79 41l-10-1 6-8z" fill="var(--skin-accent)" />
    <circle cx="36" cy="50" r="8" fill="var(--skin-accent)" />
    <path d="M70 50h16l-3 7H73zM73 49V38q5-3 10 0v11z" fill="var(--skin-accent)" />
    <path d="M4 74h5V64q5-3 10 0v10h5l-4 7H8z" fill="var(--skin-accent)" />
  </>
);
