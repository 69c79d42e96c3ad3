import { CircleAlert } from 'lucide-react';

/** What was refused and why. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <p className="call" role="alert">
      <CircleAlert size={20} /> <span>{problem}</span>
    </p>
  );
}
