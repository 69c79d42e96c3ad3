import { redirect } from 'next/navigation';

export default function RatingsPage() {
  redirect('/ratings/overall');
}
