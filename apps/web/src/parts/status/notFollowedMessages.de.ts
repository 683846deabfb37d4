import { defineTranslation } from '@countersign/primitives'
import type { notFollowedMessages } from './notFollowedMessages.ts'

export const notFollowedMessagesDe = defineTranslation<typeof notFollowedMessages>('not-followed', {
  title: 'Der Dienst folgt diesem Konto noch nicht.',
  reasons: ({ chain }) =>
    `Deshalb kennt er keinen Verlauf, keine NFTs und keine Freigaben davon. Er beginnt sie von ${chain} zu lesen, wenn sich ein Eigentümer anmeldet, wenn ein Eigentümer einen Vorschlag unterschreibt, oder wenn der Betreiber des Dienstes das Konto in seine Liste aufnimmt. Guthaben, Eigentümer und Warteschlange funktionieren ohne ihn.`,
  refused: ({ reason }) => `Der Dienst hat nicht begonnen, ihm zu folgen: ${reason}.`,
  otherWallet: 'Die verbundene Wallet ist kein Eigentümer dieses Kontos.',
  beginning: 'Der Dienst beginnt, diesem Konto zu folgen',
  connect: 'Eigentümer verbinden',
  signIn: 'Als Eigentümer anmelden',
  propose: 'Neue Transaktion',
  copy: 'Eintrag für den Betreiber kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  readNetwork: 'Stattdessen vom Netzwerk lesen',
})
