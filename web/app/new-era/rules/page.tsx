import type { Metadata } from 'next';
import { RulesDocument } from '../../../components/rules/rules-document';

export const metadata: Metadata = { title: 'Rules of New Era' };

export default function RulesPage() {
  return <RulesDocument system="new-era" />;
}
