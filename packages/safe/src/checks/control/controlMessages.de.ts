import { defineTranslation } from '@countersign/primitives'
import type { controlMessages } from './controlMessages.ts'

export const controlMessagesDe = defineTranslation<typeof controlMessages>('check-control', {
  givesAway: 'Dies gibt einen Vertrag des Kontos ab',
  givesRole: 'Dies vergibt eine Rolle über einen Vertrag des Kontos',
  replacesCode: 'Dies ersetzt den Code eines Vertrags des Kontos',
  notRead: 'nicht gelesen',
  controllerUnread: ({ would, contract, reason }) =>
    `${would} Wer ${contract} jetzt kontrolliert, konnte nicht gelesen werden: ${reason}. Unterschreiben Sie nur, wenn Sie diesen Vertrag kennen und dieser Änderung zugestimmt haben.`,
  atOnce: ({ would, proof }) => `${would} ${proof} Vergleichen Sie jede Ziffer der neuen Adresse mit der Vereinbarung.`,
  later: ({ would, proof }) =>
    `${would} ${proof} Es wirkt, sobald die neue Adresse annimmt, ohne eine weitere Unterschrift dieses Kontos. Vergleichen Sie jede Ziffer der neuen Adresse mit der Vereinbarung.`,
  timelockLater: (timelock) =>
    `Der Timelock ${timelock} führt diesen Aufruf nach Ablauf seiner Frist aus. Dafür ist womöglich keine weitere Unterschrift dieses Kontos nötig.`,
  timelockNow: (timelock) => `Der Timelock ${timelock} führt diesen Aufruf jetzt aus.`,
  unreadableContract: (address) => `ein aus den Parametern für ${address} nicht lesbarer Vertrag`,
  unreadableAddress: 'eine aus den Parametern nicht lesbare Adresse',
  unreadableRole: '(nicht lesbar)',
  givesUp: ({ place, whose, address }) =>
    `${place} gibt die Kontrolle über den Vertrag dauerhaft auf (${whose}): Sie geht an die Nulladresse (${address}).`,
  owner: ({ place, whose, whom }) => `${place} bestimmt den Eigentümer eines Vertrags: ${whom} (Vertrag: ${whose}).`,
  admin: ({ place, whose, whom }) => `${place} bestimmt den Verwalter eines Vertrags: ${whom} (Vertrag: ${whose}).`,
  authority: ({ place, whose, whom }) =>
    `${place} bestimmt, wer über die Nutzung eines Vertrags entscheidet: ${whom} (Vertrag: ${whose}).`,
  role: ({ place, whose, whom, role }) =>
    `${place} vergibt die Rolle ${role} eines Vertrags: ${whom} (Vertrag: ${whose}).`,
  code: ({ place, whose, whom }) => `${place} bestimmt den Code eines Vertrags: ${whom} (Vertrag: ${whose}).`,
  nothingGiven: 'Kein Vertrag wird abgegeben',
  noneNamed: 'Kein Aufruf nennt einen neuen Eigentümer, Verwalter, Rolleninhaber oder Code für einen anderen Vertrag.',
  whether: 'Ob ein Vertrag des Kontos abgegeben wird',
  mayChange: 'Ein Vertrag wechselt vielleicht den Besitzer',
  askWhy: ({ would, others }) => `${would} ${others} Fragen Sie den Einreicher, warum das Konto ihn aufrufen soll.`,
  controlsNow: ({ account, contract, place }) => `${account} kontrolliert ${contract} jetzt (${place}).`,
  hasRole: ({ account, contract }) => `${account} hat bei ${contract} die Rolle, die dies erlaubt.`,
  onlyCaller: ({ contract, account }) =>
    `${contract} erlaubt dies ${account} und hat es einer Adresse ohne Rechte verweigert.`,
  anyCaller: (contract) => `${contract} nimmt diesen Aufruf von jeder Adresse an.`,
  noController: (contract) => `${contract} nennt keinen Kontrollierenden.`,
  namesOther: ({ contract, named, account }) =>
    `${contract} wird nach eigener Angabe von ${named} kontrolliert, nicht von ${account}.`,
})
