import { defineTranslation, listText, plural } from '@countersign/primitives'
import type { verifierCheckMessages } from './verifierCheckMessages.ts'

export const verifierCheckMessagesDe = defineTranslation<typeof verifierCheckMessages>('verifier-checks', {
  noNetwork: 'Diese Prüfung braucht das Netz, und diese Seite greift nicht darauf zu.',
  noRequest: 'diese Seite greift nicht auf das Netz zu',
  confirmed: 'Vom Konto bestätigt',
  confirmedText:
    'Diese Prüfung braucht das Netz, und diese Seite greift nicht darauf zu. Das erste Gerät fragt das Konto, sobald genug Eigentümer unterschrieben haben.',
  namesOfMessage: 'Namen und Symbole kamen mit der Nachricht',
  namesOfMessageText: 'Sie beweisen nichts. Die genauen Werte stehen unter den Feldern.',
  unknown: 'unbekannt',
  twice: 'Eine Unterschrift ist doppelt enthalten',
  invalid: 'Eine Unterschrift ist ungültig',
  notCounted: 'Sie zählt nicht.',
  needChain: (count) =>
    plural(count, {
      one: '# der Unterschriften lässt sich nur mit dem Netzwerk prüfen',
      other: '# der Unterschriften lassen sich nur mit dem Netzwerk prüfen',
    }),
  needChainText: (signers) => `Unterschriften von Verträgen oder Bestätigungen im Netzwerk: ${signers}.`,
  recover: (signers) => `Unterschriften von ${listText(signers)} bestätigt`,
  recoverText: (digest) =>
    `Jede gehört für genau diesen ${digest} zu einer Adresse aus der Eigentümerliste des Absenders. Nur das Netzwerk kann bestätigen, dass es ein Eigentümer ist.`,
  owners: ({ threshold, owners }) => `Eigentümer und nötige Unterschriften, ${threshold} von ${owners}, laut Absender`,
  noOwners: 'Der Absender hat Eigentümer und nötige Unterschriften nicht mitgesendet',
  ownersFrom: ({ source, block }) =>
    ({
      chain: 'Der Absender hat sie aus dem Netzwerk gelesen',
      proof: 'Der Absender hat sie bewiesen',
      service: 'Der Absender hat sie von einem Dienst erhalten',
      you: 'Der Absender hat sie eingetippt',
      unknown: 'Ihre Herkunft ist unbekannt',
    })[source] +
    (block === null ? '' : `, Block ${block}`) +
    '. Vergleichen Sie sie auf einem Gerät mit einem Knoten, dem Sie vertrauen.',
  noOwnersText: 'Diese Seite kann nicht prüfen, ob ein Unterzeichner Eigentümer ist.',
  sameHash: (version) => `Ob das Konto Version ${version} hat und denselben Hash berechnet`,
  sameHashText:
    'Diese Prüfung braucht das Netz, und diese Seite greift nicht darauf zu. Von der Version hängt der Domain-Hash ab: Vergleichen Sie ihn mit dem Hash auf dem Gerät.',
  simulation: 'Guthaben und Simulation',
  otherAtNonce: (nonce) => `Andere Transaktionen mit Nonce ${nonce}`,
  otherText: 'Der Vorschlag enthält eine Transaktion. Eine weitere kann nur in der Warteschlange stehen.',
  otherTextRead: (nonce) =>
    `Der Vorschlag enthält eine Transaktion. Eine weitere kann nur in der Warteschlange stehen. Der Absender hat Nonce ${nonce} des Kontos gelesen.`,
  newRecipients: 'Die Empfänger sind auf diesem Gerät neu',
  noBook: 'Diese Seite hat kein Adressbuch. Vergleichen Sie alle zehn Gruppen mit einer Rechnung oder am Telefon.',
  namesClaimed:
    'Namen kamen mit dem Vorschlag und beweisen nichts. Vergleichen Sie alle zehn Gruppen mit einer Rechnung oder am Telefon.',
  symbols: 'Symbole und Nachkommastellen kamen mit dem Vorschlag',
  token: ({ symbol, decimals, address }) => `${symbol}, ${decimals} Nachkommastellen, ${address}`,
  symbolsText: (tokens) =>
    `Sie bestimmen, wie Beträge erscheinen: ${tokens}. Die genauen Einheiten stehen in den Aufrufen.`,
  coin: (symbol) => `Der Absender nennt die Währung des Netzwerks ${symbol}`,
  coinText: 'Ihr Betrag ist auf 18 Nachkommastellen genau, wie sie auch heißt.',
})
