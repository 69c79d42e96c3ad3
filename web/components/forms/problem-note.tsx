import { CircleAlert } from 'lucide-react';

/** A refused change and the reason. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <p className="call" role="alert">
      <CircleAlert size={20} /> <span>{problem}</span>
    </p>
  );
}
