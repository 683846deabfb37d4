import { defineTranslation } from '@countersign/primitives'
import type { demoMessages } from './demoMessages.ts'

export const demoMessagesDe = defineTranslation<typeof demoMessages>('demo-panel', {
  demo: 'Demo',
  title: 'Auf dieser lokalen Blockchain ausprobieren',
  chains: ({ chains }) => `Blockchain ${chains}`,
  open: 'Öffnen',
  openNamed: ({ account }) => `${account} öffnen`,
  owners: 'Demo-Eigentümer',
  use: 'Benutzen',
  useNamed: ({ owner }) => `${owner} benutzen`,
  public: 'Demo-Schlüssel sind öffentlich',
  publicDetail:
    'Sie werden nur auf lokalen Blockchains angeboten. Was auf einem echten Netzwerk an sie gesendet wird, ist verloren.',
})
