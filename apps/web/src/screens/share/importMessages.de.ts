import { defineTranslation, plural, numberText } from '@countersign/primitives'
import type { importMessages } from './importMessages.ts'

export const importMessagesDe = defineTranslation<typeof importMessages>('import', {
  addToQueue: 'In die Warteschlange stellen und prüfen',
  queueRefused: 'Die Warteschlange hat ihn abgelehnt',
  nothingNew: 'Nichts davon war neu',
  signaturesAdded: ({ count }) =>
    `${plural(count, { one: '# Unterschrift hinzugefügt', other: '# Unterschriften hinzugefügt' })}`,
  storedHere: 'Er ist mit den geprüften Unterschriften in diesem Browser gespeichert.',
  reviewAsDraft: 'Als Entwurf prüfen',
  notSigned: 'Noch kein Eigentümer hat unterschrieben, deshalb wird daraus ein Entwurf in diesem Tab.',
  notVerified:
    'Keine Unterschrift konnte hier geprüft werden, deshalb wird daraus ein Entwurf in diesem Tab, ohne Unterschriften.',
  serviceStores: 'Der Dienst speichert ihn für alle Eigentümer. Nur hier geprüfte Unterschriften werden hinzugefügt.',
  browserStores: 'Er wird in diesem Browser gespeichert. Nur hier geprüfte Unterschriften werden hinzugefügt.',
  title: 'Importieren',
  subtitle: 'Öffnet, was ein anderer Eigentümer Ihnen gesendet oder Ihr anderer Rechner unterschrieben hat.',
  readTitle: 'Vorschlag, Nachricht oder Unterschrift einlesen',
  read: 'Einlesen',
  readNote:
    'Als Link, Datei, Text oder mit der Kamera. Die Seite berechnet jeden Hash neu und prüft jede Unterschrift. Vorhandene Daten ersetzt sie nicht.',
  isProofRequest: 'Das ist die Bitte um einen Nachweis der Kontrolle',
  openProve: '„Kontrolle nachweisen“ öffnen',
  openProveNote: 'Öffnen Sie sie auf jener Seite, auf dem Gerät mit der gewünschten Wallet.',
  whatItSays: 'Inhalt',
  ofAccount: 'Vom Konto <account/>. Namen und Symbole sind mitgekommen und beweisen nichts.',
  hashesFail: 'Die Hashes lassen sich nicht berechnen',
  importedMessage: 'Importierte Nachricht',
  claimOfSender: 'Eine Angabe des Absenders, nicht nachgewiesen',
  askedBy: ({ host }) => `Gefragt von ${host}`,
  controlProven: 'Kontrolle nachgewiesen und gespeichert',
  openOwners: 'Eigentümer des Kontos öffnen',
  signedFor: '<owner/> hat für das Konto <account/> unterschrieben.',
  proofOfNewOwner: 'Nachweis der Kontrolle eines neuen Eigentümers',
  verifyAndStore: 'Prüfen und speichern',
  claimsToHaveSigned: ({ network }) =>
    `<owner/> will für das Konto <account/> auf ${network} unterschrieben haben. Das zählt erst, wenn es hier geprüft ist.`,
  notProven: 'Nicht nachgewiesen',
  imported: 'Importiert',
  transactionNumber: ({ nonce }) => `Transaktion ${numberText(nonce)}`,
  noteNotSigned: ({ note }) => `Notiz, nicht unterschrieben: „${note}“`,
  calls: 'Aufrufe',
  addToMessages: 'Zu den Nachrichten hinzufügen und prüfen',
  messageRefused: 'Die Nachricht wurde abgelehnt',
  messageMissing: 'Die Seite hat die Nachricht zu dieser Unterschrift nicht',
  transactionMissing: 'Die Seite hat die Transaktion zu dieser Unterschrift nicht',
  messageNotFound: ({ hash }) =>
    `Zum Hash ${hash} wurde keine Nachricht gefunden. Importieren Sie zuerst die Nachricht, dann die Unterschrift.`,
  proposalNotFound: ({ hash }) =>
    `Zum Hash ${hash} wurde kein Vorschlag gefunden. Importieren Sie zuerst den Vorschlag, dann die Unterschrift.`,
  searchingMessage: 'Die Nachricht zu dieser Unterschrift wird gesucht …',
  searchingTransaction: 'Die Transaktion zu dieser Unterschrift wird gesucht …',
  messageSignature: ({ account }) => `Unterschrift für eine Nachricht von ${account}`,
  transactionSignature: ({ account }) => `Unterschrift für eine Transaktion von ${account}`,
  searchMessages: 'Nachrichten durchsuchen',
  searchQueue: 'Warteschlange durchsuchen',
  messageElsewhere: ({ hash }) =>
    `Dieser Browser hat die Nachricht selbst nicht. Vielleicht steht sie unter ihrem Hash ${hash} in der Liste der Nachrichten.`,
  transactionElsewhere: ({ hash }) =>
    `Dieser Browser hat die Transaktion selbst nicht. Vielleicht steht sie unter ihrem Hash ${hash} in der Warteschlange.`,
  recoversToOwner: 'Stammt von einem Eigentümer',
  notChecked: 'Nicht geprüft',
  duplicate: 'Doppelt',
  refused: 'Abgelehnt',
  signatures: 'Unterschriften',
  importedSignatures: 'Importierte Unterschriften',
  noneYet: 'Noch keine.',
  unknownSigner: 'Unbekannter Unterzeichner',
  networkUnknown: 'Das Netzwerk ist hier nicht eingerichtet',
  forChain: ({ chainId }) =>
    `Es gilt für Netzwerk ${chainId}. Fügen Sie zuerst das Netzwerk hinzu, oder öffnen Sie es auf der Prüfseite.`,
  forChainCalled: ({ chainId, name }) =>
    `Es gilt für Netzwerk ${chainId}, das der Absender ${name} nennt. Fügen Sie zuerst das Netzwerk hinzu, oder öffnen Sie es auf der Prüfseite.`,
  otherTransaction: ({ expected, found }) =>
    `Die Unterschrift gilt für ${expected}, die unter diesem Hash gefundene Transaktion hat aber den Hash ${found}. Importieren Sie den Vorschlag noch einmal.`,
  otherMessage: ({ expected, found }) =>
    `Die Unterschrift gilt für ${expected}, die unter diesem Hash gefundene Nachricht hat aber den Hash ${found}. Importieren Sie die Nachricht noch einmal.`,
  onlyChainShows: 'Nur das Netzwerk kann zeigen, ob das ein Eigentümer ist.',
  sameHash: 'Zwei getrennte Verfahren berechnen denselben Hash',
  differentHashes: 'Zwei Verfahren berechnen verschiedene Hashes',
  differentHashesNote: ({ first, second }) =>
    `Eines berechnet ${first}, das andere ${second}. Unterschreiben Sie nicht. Melden Sie diesen Vorschlag.`,
  asSenderDescribes: 'Das Konto, wie der Absender es beschreibt',
  chainNotReadMessage: ({ reason }) =>
    `Das Netzwerk konnte nicht gelesen werden: ${reason}. Die Eigentümer stammen aus der Nachricht.`,
  chainNotReadProposal: ({ reason }) =>
    `Das Netzwerk konnte nicht gelesen werden: ${reason}. Die Eigentümer stammen aus dem Vorschlag.`,
  versionDiffers: ({ chain, sender }) => `Version: Das Netzwerk nennt ${chain}, der Absender ${sender}.`,
  ownersDiffer: ({ chain, sender }) => `Eigentümer: Das Netzwerk nennt ${chain}, der Absender ${sender}.`,
  thresholdDiffers: ({ chain, sender }) =>
    `Nötige Unterschriften: Das Netzwerk nennt ${chain}, der Absender ${sender}.`,
  matches: 'Eigentümer und nötige Unterschriften stimmen mit den Angaben des Absenders überein',
  readAtBlock: ({ block }) => `Von der Chain bei Block ${numberText(block)} gelesen.`,
  accountDiffers: 'Das Konto weicht von den Angaben des Absenders ab',
  usesChain: ({ block }) => `Die Seite benutzt die Werte des Netzwerks bei Block ${numberText(block)}.`,
})
