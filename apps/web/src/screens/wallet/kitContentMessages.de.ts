import { defineTranslation, plural } from '@countersign/primitives'
import type { kitContentMessages } from './kitContentMessages.ts'

export const kitContentMessagesDe = defineTranslation<typeof kitContentMessages>('wallet-content', {
  about: 'Konten mit mehreren Eigentümern; jede Transaktion wird vor der Unterschrift geprüft',
  introduction:
    'Ihre Wallet hält den Schlüssel und unterschreibt. Countersign bereitet vor und prüft, was sie unterschreibt.',
  stillWorks: 'Konten können Sie weiterhin lesen.',
  noWallet: 'Keine Wallet zur Hand?',
  viewAny: 'Jedes Konto lässt sich auch ohne Wallet ansehen.',
  watch: 'Konto beobachten',
  signsFor: 'Unterschreibt für',
  accounts: (count) => plural(count, { one: '# Konto', other: '# Konten' }),
  notChecked: 'Nicht geprüft',
  notListed: 'Nicht in der Liste? <link>Netzwerk hinzufügen</link>',
})
