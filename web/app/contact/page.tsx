import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OperatorDocument } from '../../components/site/operator-document';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('frame'))('contact') };
}

export default function ContactPage() {
  return <OperatorDocument page="contact" />;
}
