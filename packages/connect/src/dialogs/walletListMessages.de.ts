import { defineTranslation } from '@countersign/primitives'
import type { walletListMessages } from './walletListMessages.ts'

export const walletListMessagesDe = defineTranslation<typeof walletListMessages>('wallet-list', {
  popular: 'Beliebt',
  demo: 'Demo-Eigentümer',
  demoNote: 'Die Demo-Schlüssel sind öffentlich: nur für lokale Netzwerke',
  hardware: 'Hardware und ohne Verbindung',
  more: 'Weitere Wallets',
  insideSafe: 'nur innerhalb von Safe',
  notConfigured: 'nicht eingerichtet',
  notInstalled: 'nicht installiert',
  lastUsed: 'zuletzt verwendet',
  recent: 'kürzlich verwendet',
  installed: 'installiert',
})
