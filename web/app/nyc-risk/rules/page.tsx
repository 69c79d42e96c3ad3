import type { Metadata } from 'next';
import { RulesDocument } from '../../../components/rules/rules-document';

export const metadata: Metadata = { title: 'Rules of City of New York Risk' };

export default function RulesPage() {
  return <RulesDocument system="nyc-risk" />;
}
