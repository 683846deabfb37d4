import { defineTranslation } from '@countersign/primitives'
import type { demoMessages } from './demoMessages.ts'

export const demoMessagesDe = defineTranslation<typeof demoMessages>('demo-panel', {
  demo: 'Demo',
  title: 'In diesem lokalen Netzwerk ausprobieren',
  chains: ({ chains }) => `Netzwerk ${chains}`,
  open: 'Öffnen',
  openNamed: ({ account }) => `${account} öffnen`,
  owners: 'Demo-Eigentümer',
  use: 'Benutzen',
  useNamed: ({ owner }) => `${owner} benutzen`,
  public: 'Demo-Schlüssel sind öffentlich',
  publicDetail:
    'Sie werden nur in lokalen Netzwerken angeboten. Was in einem echten Netzwerk an sie gesendet wird, ist verloren.',
})
