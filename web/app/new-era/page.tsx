import { redirect } from 'next/navigation';

/** The rules are what there is to read about the game. */
export default function GamePage() {
  redirect('/new-era/rules');
}
