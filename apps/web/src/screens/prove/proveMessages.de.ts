import { defineTranslation } from '@countersign/primitives'
import type { proveMessages } from './proveMessages.ts'

export const proveMessagesDe = defineTranslation<typeof proveMessages>('prove', {
  notASignature: 'Das ist keine Unterschrift. Eine Unterschrift besteht aus 0x und hexadezimalen Ziffern.',
  sign: 'Unterschreiben',
  ownerIsContract: 'Dieser Eigentümer ist ein Vertrag',
  openAccountToSign: 'Konto öffnen und den Text als Nachricht unterschreiben',
  ownerIsContractNote:
    'Die Eigentümer jenes Kontos unterschreiben den Text als Nachricht des Kontos. Fügen Sie die vollständige Unterschrift hier ein. Nutzen beide Konten denselben Dienst, findet der anfragende Eigentümer die Unterschrift dort.',
  completeSignature: 'Vollständige Unterschrift des Kontos',
  verify: 'Prüfen',
  title: 'Kontrolle nachweisen',
  thisIsAnswer:
    'Das ist eine Antwort. Der Eigentümer, von dem die Anfrage stammt, gibt sie im Formular für Eigentümer ein.',
  thisIsOtherItem:
    'Das ist ein Vorschlag, eine Nachricht oder eine Unterschrift. Öffnen Sie sie auf der Seite „Importieren“.',
  subtitle:
    'Ein Eigentümer eines gemeinsamen Kontos möchte Ihren Schlüssel als Eigentümer hinzufügen und bittet Sie um den Nachweis, dass Sie ihn kontrollieren.',
  notARequest: 'Das ist keine Anfrage',
  readRequest: 'Anfrage einlesen',
  readAnother: 'Weitere Anfrage einlesen',
  readWays: 'Als Link, Datei, Text oder mit der Kamera. Das Einlesen stellt keine Verbindung zu einem Dienst her.',
  steps: 'Wie es weitergeht',
  step1: 'Die Seite zeigt, wer fragt, welchen Schlüssel und welches Konto die Anfrage meint, und den ganzen Text.',
  step2: 'Sie unterschreiben den Text mit der Wallet dieses Schlüssels, hier oder auf einem anderen Rechner.',
  step3: 'Sie senden die Antwort als Link, Datei oder QR-Code an den Eigentümer zurück, der gefragt hat.',
  request: 'Anfrage',
  statement: ({ accountName }) =>
    `Weisen Sie nach, dass Sie <b>diesen Schlüssel</b> kontrollieren, damit er Eigentümer von <b>„${accountName}“</b> werden kann.`,
  statementWithoutName:
    'Weisen Sie nach, dass Sie <b>diesen Schlüssel</b> kontrollieren, damit er Eigentümer <b>des unten genannten Kontos</b> werden kann.',
  whatYouSign: 'Was Sie unterschreiben',
  inFull: 'vollständig',
  textToSign: 'zu unterschreibender Text',
  whatItDoes:
    'Die Unterschrift kostet nichts, bewegt nichts und bestätigt keine Transaktion. Sie nennt einen Schlüssel, ein Konto und ein Netzwerk und ist nur für diese ein Nachweis. Eigentümer werden Sie erst, wenn die Eigentümer des Kontos diese Änderung selbst unterschrieben haben.',
  yourAnswer: 'Ihre Antwort',
  signedAndVerified: 'Unterschrieben und hier geprüft',
  returnAnswer:
    'Senden Sie die Antwort an den Eigentümer zurück, der gefragt hat. Sie ist kein Geheimnis: Sie weist nach, dass Sie den Schlüssel kontrollieren, und gibt keinen Zugriff auf ihn.',
  yourKey: 'Ihr Schlüssel',
  account: 'Konto',
  inAddressBook: ({ name }) => `${name} in Ihrem Adressbuch`,
  accountCalled: ({ accountName }) => `Die Anfrage nennt es „${accountName}“ <said/>`,
  network: 'Netzwerk',
  chainNumbered: ({ chainId }) => `Netzwerk ${chainId}`,
  chainNumber: ({ chainId }) => `Nummer ${chainId}`,
  networkCalled: ({ network }) => `Hier nicht eingerichtet. Die Anfrage nennt es „${network}“ <said/>`,
  askedBy: 'Gefragt von',
  askedByUnknown: 'Die Anfrage nennt keinen Absender',
  quoted: ({ askedBy }) => `„${askedBy}“`,
  askedByNote:
    'Nur eine Angabe <said/> der Anfrage. Lassen Sie sie sich von dieser Person auf einem anderen Weg bestätigen.',
  made: 'Erstellt',
  wrongSignature: ({ owner }) =>
    `Die Antwort der Wallet ist keine Unterschrift von ${owner} für diesen Text. Es wurde nichts gespeichert. Versuchen Sie es mit der Wallet dieses Schlüssels noch einmal.`,
  connectWalletOf: ({ owner }) => `Wallet von ${owner} verbinden`,
  signWithKey: 'Mit diesem Schlüssel unterschreiben',
  otherWalletConnected: ({ connected, owner }) =>
    `Verbunden ist die Wallet ${connected}, die Anfrage gilt aber ${owner}.`,
  connectAnother: 'Andere Wallet verbinden',
  noWallet: 'Keine Wallet ist verbunden',
  connectOther: ({ connected, owner }) =>
    `Verbunden ist die Wallet ${connected}, nicht ${owner}. Verbinden Sie die andere Wallet.`,
  noSignature: 'keine Unterschrift',
  proof: 'Kontrollnachweis',
})
