import { redirect } from 'next/navigation';

/** Practice boards belong to no season: where a page leads to the season of a board, it leads to all of one's boards. */
export default function PracticeSeason() {
  redirect('/practice');
}
