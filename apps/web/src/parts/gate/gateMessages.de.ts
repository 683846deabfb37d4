import { defineTranslation } from '@countersign/primitives'
import type { gateMessages } from './gateMessages.ts'

export const gateMessagesDe = defineTranslation<typeof gateMessages>('gate', {
  anyWallet: 'Verbinden Sie eine Wallet.',
  another: 'Verbinden Sie eine andere Wallet.',
  reading: 'Die Seite liest, was diese Wallet hier darf.',
  isAccount: 'Die verbundene Wallet ist dieses Konto selbst.',
  otherRole: 'Die verbundene Wallet ist ein Eigentümer dieses Kontos, dafür ist aber eine andere Rolle nötig.',
  mayPropose: 'Die verbundene Wallet ist ein Einreicher: Sie darf vorschlagen, aber nicht unterschreiben.',
  throughAccount: 'Die verbundene Wallet ist nur über ein anderes Konto Eigentümer.',
  neither: 'Die verbundene Wallet ist weder Eigentümer noch Einreicher.',
  noOwner: 'Die verbundene Wallet ist kein Eigentümer dieses Kontos.',
  ownersUnread: 'Die Knoten des Netzwerks haben die Eigentümer nicht geliefert.',
  roleUnread: 'Die Seite konnte nicht lesen, ob die verbundene Wallet diese Rolle hat.',
  draftOnly: 'Sie können dies entwerfen, simulieren und teilen',
  walletOf: (roles) => `Verbinden Sie die Wallet von ${roles}.`,
  owner: 'einem Eigentümer',
  'parent-owner': 'einem Eigentümer eines Kontos, dem dieses gehört',
  proposer: 'einem Einreicher',
  author: 'der Person, die sie vorgeschlagen hat',
  adder: 'dem Eigentümer, der den Einreicher hinzugefügt hat',
  'this-proposer': 'dem Einreicher',
  beneficiary: 'dem Bevollmächtigten des Limits',
  recoverer: 'einer Vertrauensperson',
})
