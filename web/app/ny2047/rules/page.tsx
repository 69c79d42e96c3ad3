import type { Metadata } from 'next';
import { RulesDocument } from '../../../components/rules/rules-document';

export const metadata: Metadata = { title: 'Rules of New York 2047' };

export default function RulesPage() {
  return <RulesDocument system="ny2047" />;
}
