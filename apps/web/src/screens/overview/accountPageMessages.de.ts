import { defineTranslation } from '@countersign/primitives'
import type { accountPageMessages } from './accountPageMessages.ts'

export const accountPageMessagesDe = defineTranslation<typeof accountPageMessages>('account-page', {
  failed: 'Die Daten des Kontos konnten nicht geladen werden',
  failedDetail: ({ account }) => `Das Konto ist ${account}. Ihre anderen Konten sind nicht betroffen.`,
  missingDetail: 'Prüfen Sie Adresse und Netzwerk des Links.',
  allAccounts: 'Alle Konten',
  addNetwork: 'Netzwerk hinzufügen',
  elsewhere:
    'Ein anderes Netzwerk hat ein Konto mit dieser Adresse. Es ist ein eigenes Konto und kann andere Eigentümer haben.',
  openOn: ({ network }) => `Auf ${network} öffnen`,
})
