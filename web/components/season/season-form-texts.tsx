import type { ReactNode } from 'react';
import { ClientTexts } from '../frame/client-texts';

/** What the form of a season says, around it. */
export function SeasonFormTexts({ children }: { readonly children: ReactNode }) {
  return (
    <ClientTexts
      of={[
        'absence',
        'calendar',
        'season-form',
        'schema-fields',
        'schema-titles',
        'says-measures',
        'scoring',
      ]}
    >
      {children}
    </ClientTexts>
  );
}
