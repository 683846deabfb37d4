import { defineTranslation, numberText } from '@countersign/primitives'
import type { namedMessages } from './namedMessages.ts'

export const namedMessagesDe = defineTranslation<typeof namedMessages>('named-accounts', {
  title: 'Noch nicht angelegt, mit Ihrer Wallet als Eigentümer',
  detail:
    'Ein Nutzer des Dienstes hat diese Konten angemeldet. Die Adresse folgt aus den Eigentümern; diese Seite hat sie daraus erneut berechnet. Jeder Nutzer kann Sie als Eigentümer nennen: Öffnen Sie ein Konto nur, wenn Sie es erwarten.',
  facts: ({ chain, threshold, owners, version }) =>
    `${chain}, ${numberText(threshold)} von ${numberText(owners)} Eigentümern unterschreiben, Safe ${version}`,
  open: 'Öffnen',
  openOn: ({ address, chain }) => `${address} in ${chain} öffnen`,
  failed: 'Konten, die noch nicht angelegt sind, konnten nicht gelesen werden',
  failedDetail:
    'Die Konten der Liste oben sind nicht betroffen. Auch ein Link eines anderen Eigentümers öffnet ein solches Konto.',
})
