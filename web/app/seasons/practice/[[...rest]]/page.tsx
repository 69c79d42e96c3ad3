import { redirect } from 'next/navigation';

/** Practice boards belong to no season: links to the season of a board lead to the list of practice boards. */
export default function PracticeSeason() {
  redirect('/practice');
}
