import { defineTranslation } from '@countersign/primitives'
import type { creationMessages } from './creationMessages.ts'

export const creationMessagesDe = defineTranslation<typeof creationMessages>('check-creation', {
  deployment: 'Die Verträge, die das Konto anlegen',
  deploymentUnread: (reason) =>
    `Das Konto ist nicht angelegt, und die Verträge, die es anlegen, konnten nicht gelesen werden: ${reason}.`,
  createdFirst: 'Das Konto wird zuerst angelegt, mit den gezeigten Eigentümern',
  createdFirstDetail:
    'Unter der Adresse gibt es noch keinen Vertrag. Eigentümer, nötige Unterschriften und Handler folgen aus den Erstellungsdaten, deren Hash die Adresse ist, und veröffentlichte Verträge legen es an. Was nur das Konto selbst beantworten kann, ist nicht geprüft.',
  cannotBeCreated: 'Dieses Netzwerk kann das Konto nicht wie gezeigt anlegen',
  cannotBeCreatedDetail: (reason) => `${reason} Unterschreiben Sie nicht, und senden Sie hier nichts an die Adresse.`,
  olderContract: 'Das neue Konto würde einen älteren Vertrag ausführen',
  olderThan: ({ version, advised }) =>
    `Es würde Version ${version} ausführen, obwohl Version ${advised} veröffentlicht ist. Erstellen Sie es nur, wenn Sie die ältere Version wollen; sie lässt sich später aktualisieren.`,
  fewerEvents: 'Das neue Konto würde weniger Ereignisse veröffentlichen',
  noEvents:
    'Es würde den Vertrag ohne ein Ereignis für jede Transaktion ausführen, obwohl dieses Netzwerk ein Layer 2 ist. Sein Verlauf kann in diesem und anderen Diensten unvollständig sein.',
  noEventsReported:
    'Es würde den Vertrag ohne ein Ereignis für jede Transaktion ausführen. Nur der Dienst sagt, dass dieses Netzwerk kein Layer 2 ist. Sein Verlauf kann in diesem und anderen Diensten unvollständig sein.',
  ownersUnread: (place) =>
    `${place} erstellt ein Konto, dessen Eigentümer sich aus den Bytes nicht lesen lassen. Bitten Sie den Einreicher, es neu zu erstellen.`,
  ownersUnreadAt: ({ place, address }) =>
    `${place} erstellt ein Konto unter ${address}, dessen Eigentümer sich aus den Bytes nicht lesen lassen. Bitten Sie den Einreicher, es neu zu erstellen.`,
  notKnown: 'nicht bekannt',
  paysOther: ({ place, to, created }) =>
    `${place} zahlt an ${to}. Das Konto, das diese Transaktion erstellt, ist ${created}. Vergleichen Sie beide Ziffer für Ziffer, und fragen Sie den Einreicher.`,
  asShown: 'Das neue Konto ist das angezeigte',
  allAsShown: 'Die neuen Konten sind die angezeigten',
  computed: (addresses) =>
    `Veröffentlichte Verträge erstellen es, seine Adresse ist frei, und diese Seite hat die Adresse berechnet: ${addresses}.`,
  factory: 'Die Factory des neuen Kontos',
  factoryUnread: ({ place, factory, reason }) =>
    `${place} lässt ${factory} ein Konto erstellen, der Code dort konnte nicht gelesen werden: ${reason}.`,
  unknownFactory: 'Eine unbekannte Factory erstellt das Konto',
  notTheFactory: ({ place, factory }) =>
    `${place} ruft ${factory} auf, um ein Konto zu erstellen. Das ist nicht die veröffentlichte Factory, daher sind das neue Konto und seine Adresse nicht bekannt. Zahlen Sie nicht an die genannte Adresse.`,
  unreadable: 'Das neue Konto kann nicht gelesen werden',
  notRead: 'nicht gelesen',
  whetherFree: 'Ob die neue Adresse frei ist',
  freeUnread: ({ place, address, reason }) =>
    `${place} erstellt ${address}. Ob die Adresse frei ist, konnte nicht gelesen werden: ${reason}.`,
  taken: 'Die neue Adresse hat schon einen Vertrag',
  takenBy: ({ place, address }) =>
    `${place} erstellt ${address}, dort gibt es schon einen Vertrag. Der Aufruf würde fehlschlagen, und eine Zahlung dorthin würde ein bestehendes Konto erreichen. Wählen Sie eine andere Adresse.`,
  code: 'Der Code des neuen Kontos',
  codeUnread: ({ name, address, reason }) =>
    `Es würde ${name} unter ${address} verwenden, der Code dort konnte nicht gelesen werden: ${reason}.`,
  unknownCode: 'Das neue Konto würde unbekannten Code ausführen',
  notPublished: ({ place, address }) =>
    `${place} lässt das Konto den Code unter ${address} ausführen, das ist kein veröffentlichter Vertrag für Konten. Von wem dieser Code stammt, der kontrolliert die Vermögenswerte.`,
  refused: 'Der Vertrag würde das neue Konto ablehnen',
  foreignSetup: 'Fremder Code richtet das neue Konto ein',
  delegatesTo: (address) =>
    `Bei seiner Erstellung führt das Konto den Code unter ${address} per Delegatecall aus. Dieser Code kann sich selbst die Kontrolle geben.`,
  pays: 'Das neue Konto zahlt bei seiner Erstellung',
  wouldPay: ({ amount, token, receiver }) =>
    `Es würde ${amount} Einheiten von ${token} an ${receiver} aus seinen ersten Vermögenswerten zahlen.`,
  handler: 'Der Handler des neuen Kontos',
  notOwned: 'Dieses Konto ist nicht Eigentümer des neuen',
  ownedBy: (owners) =>
    `Seine Eigentümer sind ${owners}. Was dorthin gesendet wird, verlässt die Kontrolle dieses Kontos.`,
  paymentElsewhere: 'Die Zahlung geht nicht an das neue Konto',
})
