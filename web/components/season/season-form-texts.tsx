import type { ReactNode } from 'react';
import { ClientTexts } from '../frame/client-texts';

/** The texts of the season form, provided around it. */
export function SeasonFormTexts({ children }: { readonly children: ReactNode }) {
  return (
    <ClientTexts
      of={[
        'absence',
        'calendar',
        'deadlines',
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
