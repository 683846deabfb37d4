import { defineTranslation } from '@countersign/primitives'
import type { recipientMessages } from './recipientMessages.ts'

export const recipientMessagesDe = defineTranslation<typeof recipientMessages>('check-recipients', {
  calls: ({ place, address }) => `${place} ruft ${address} auf.`,
  pays: ({ place, address }) => `${place} zahlt an ${address}.`,
  contractNote: 'Die Adresse ist ein Vertrag. Vergewissern Sie sich, dass er zurückgeben kann, was er erhält.',
  historyUnread: ({ address, reason }) =>
    `${address} steht hier in keinem Adressbuch, und der Verlauf konnte nicht gelesen werden: ${reason}.`,
  neverPaid: ({ place, address }) =>
    `${place} zahlt an ${address}. Die Adresse steht hier in keinem Adressbuch und wurde noch nie bezahlt. Vergleichen Sie jede Ziffer mit der Angabe des Empfängers.`,
  notProved: (address) =>
    `${address} steht hier in keinem Adressbuch. Der Verlauf zeigt eine frühere Zahlung dorthin, die nicht bewiesen ist. Vergleichen Sie die Adresse mit der Angabe des Empfängers, oder fügen Sie sie dem Adressbuch hinzu.`,
  onlyPaid: (address) => `${address} (früher bezahlt)`,
  namedAt: ({ name, address }) => `${name} (${address})`,
  shares: ({ says, head, tail, other }) =>
    `${says} Die Adresse hat ${head} Ziffern am Anfang und ${tail} am Ende gemeinsam mit ${other} und weicht dazwischen ab. Lassen Sie sich die Adresse von ihrem Inhaber geben, nicht aus einer Liste.`,
  self: (name) => `„${name}“, dieses Konto`,
  owner: (name) => `„${name}“, ein Eigentümer`,
  book: (name) => `„${name}“, im Adressbuch`,
  contract: (name) => `„${name}“, ein veröffentlichter Vertrag`,
  created: (name) => `„${name}“, von dieser Transaktion erstellt`,
  elsewhere: (name) => `„${name}“, Ihr Konto in einem anderen Netzwerk`,
  undeployed: (name) => `„${name}“, Ihr Konto, das hier nicht angelegt ist`,
  whetherHere: 'Ob Ihr Konto in diesem Netzwerk ist',
  codeUnread: ({ place, address, name, reason }) =>
    `${place} zahlt an ${address}, Ihr Konto „${name}“. Ob es in diesem Netzwerk angelegt ist, konnte nicht gelesen werden: ${reason}.`,
  notRead: 'es wurde nicht angefragt',
  whoseHere: 'Wessen Konto dies hier ist, ist nicht geprüft',
  ownersHere: ({ place, address, name }) =>
    `${place} zahlt an ${address}, „${name}“ in Ihrem Adressbuch für alle Netzwerke und Ihr Konto in einem anderen Netzwerk. Sein Vertrag hier hat vielleicht andere Eigentümer. Sehen Sie sie an, bevor Sie unterschreiben.`,
  notHere: 'Ihr Konto ist nicht in diesem Netzwerk',
  onlyElsewhere: ({ place, address, name }) =>
    `${place} zahlt an ${address}. Das ist Ihr Konto „${name}“ in einem anderen Netzwerk. In diesem Netzwerk gibt es unter der Adresse keinen Vertrag. Was gesendet wird, kann verloren sein. Wählen Sie einen anderen Empfänger, oder legen Sie das Konto zuerst in diesem Netzwerk an.`,
  notDeployed: 'Ihr Konto ist in diesem Netzwerk noch nicht angelegt',
  deployFirst: ({ place, address, name }) =>
    `${place} zahlt an ${address}, Ihr Konto „${name}“, das dieser Browser hier anlegen kann. Bis dahin lässt sich nicht bewegen, was gesendet wird. Bewahren Sie die Erstellungsdaten auf.`,
  letsTake: ({ place, address }) => `${place} erlaubt dieser Adresse, Token zu nehmen: ${address}.`,
  givesControl: ({ place, address }) => `${place} gibt die Kontrolle über einen Vertrag an ${address}.`,
  givesPower: ({ place, address }) => `${place} gibt ${address} Kontrolle über das Konto.`,
  noneDirectly: 'Keine Adresse wird direkt bezahlt',
  nothingSent: 'Kein Aufruf sendet Netzwerkwährung oder einen Token.',
  isKnown: 'Der Empfänger ist bekannt',
  allKnown: 'Alle Empfänger sind bekannt',
  toZero: 'An die Nulladresse gesendet',
  lost: ({ place, address }) =>
    `${place} sendet an ${address}. Was dorthin gesendet wird, ist verloren. Nennen Sie einen Empfänger.`,
  toToken: 'An den eigenen Vertrag des Tokens gesendet',
  cannotReturn: ({ place, token }) =>
    `${place} sendet Token von ${token} an denselben Vertrag, der sie nicht zurückgeben kann. Nennen Sie einen Empfänger.`,
  toItself: 'An das Konto selbst gesendet',
  samePayer: ({ place, address }) => `${place} zahlt an ${address}, den Zahler selbst. Nichts würde sich ändern.`,
  knownRecipient: 'Bekannter Empfänger',
  thisAccountIs: (address) => `${address} ist dieses Konto.`,
  knownAs: ({ address, name }) => `${address} ist ${name}.`,
  whetherPaid: 'Ob der Empfänger schon einmal bezahlt wurde',
  first: 'Erste Zahlung an diese Adresse',
  paidBefore: 'Laut Verlauf schon bezahlt',
  thisAccount: 'dieses Konto',
  looksLike: 'Sieht aus wie eine bekannte Adresse, ist aber eine andere',
  resembles: 'Ähnelt einer bekannten Adresse',
})
