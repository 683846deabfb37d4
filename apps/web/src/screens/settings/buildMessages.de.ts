import { defineTranslation } from '@countersign/primitives'
import type { buildMessages } from './buildMessages.ts'

export const buildMessagesDe = defineTranslation<typeof buildMessages>('build', {
  title: 'Dieser Build',
  subtitle: 'Eine Seite kann ihren eigenen Build nicht beweisen. Vergleichen Sie ihn auf einem anderen Rechner.',
  fromSources: 'Diese Seite läuft aus ihrem Quelltext und hat deshalb keine Build-Nummer.',
  build: 'Build',
  other: 'Der Dienst liefert jetzt einen anderen Build',
  otherDetail: ({ own, served }) =>
    `Diese Seite hat Build ${own}…, der Dienst liefert ${served}…. Laden Sie die Seite neu. Weichen die Nummern noch immer ab, unterschreiben Sie hier nicht, bevor Sie den Build verglichen haben.`,
  compare: 'Vergleichen',
  getSources:
    'Holen Sie auf einem anderen Rechner den Quelltext der Version, auf die sich Ihr Team geeinigt hat, nicht von diesem Host.',
  run: 'Führen Sie in diesem Ordner aus: <command/> Der Befehl baut die Seite neu und vergleicht jede Datei und jeden Header, den dieser Host liefert.',
  command: 'den Befehl',
  end: 'Er endet mit „The same“ und der Nummer oben, oder er nennt jede abweichende Datei.',
  number:
    'Die Nummer ist der SHA-256-Wert der Liste der Dateien, <list>SHA256SUMS</list>, ohne die zwei Seiten, die ihn enthalten. Ein Host könnte Ihnen eine andere Seite liefern als anderen: Vergleichen Sie die Nummer auf mehreren Rechnern.',
  copy: 'Kopie in diesem Browser',
  isKept:
    'Dieser Browser bewahrt die Dateien dieses Builds auf und öffnet damit die Seite, auch ohne Verbindung. Hat der Host einen anderen Build, sagt es ein Streifen, und Sie wählen, wann er verwendet wird.',
  notKept:
    'Dieser Browser bewahrt die Dateien dieses Builds noch nicht auf. Er holt sie einige Sekunden, nachdem eine Seite geöffnet wurde, außer er spart Daten oder der Host hat kein TLS.',
  next: ({ next }) => `Build ${next}… dieses Hosts liegt bereit.`,
  use: 'Verwenden',
  remove: 'Kopie entfernen',
  removed:
    'Die Kopie ist entfernt. Die nächste Seite kommt vom Host. Konten, Namen, Entwürfe und Einstellungen gehören nicht zur Kopie.',
  endsMessages: 'Damit enden auch die Nachrichten, die dieser Browser bei geschlossener Seite bekommt.',
  limits:
    'Die Kopie ist kein Beweis: Ein Host, der täuschen will, kann sie ersetzen. Vergleichen Sie die Nummern oben.',
})
