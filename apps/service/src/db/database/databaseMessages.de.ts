import { defineTranslation, numberText } from '@countersign/primitives'
import type { databaseMessages } from './databaseMessages.ts'

export const databaseMessagesDe = defineTranslation<typeof databaseMessages>('service-database', {
  diskFull:
    'Der Datenträger der Datenbank ist voll, deshalb wurde nichts geändert. Der Betreiber muss Platz schaffen; senden Sie die Anfrage danach erneut.',
  outOfTime:
    'Die Datenbank hat nicht rechtzeitig geantwortet. Die Anfrage kann angenommen worden sein: Prüfen Sie das, bevor Sie sie erneut senden. Der Betreiber sollte die Datenbank und das Netz zu ihr prüfen.',
  failing:
    'Die Datenbank meldet einen Fehler ihres Rechners. Der Betreiber muss Datenträger, Speicher und Verbindungen prüfen; senden Sie die Anfrage danach erneut.',
  unreachable:
    'Die Datenbank ist nicht erreichbar. Der Betreiber muss prüfen, ob sie läuft und ob das Netz zu ihr funktioniert; versuchen Sie es danach erneut.',
  noAnswer: ({ seconds }) =>
    `Die Datenbank hat nicht innerhalb von ${numberText(seconds)} Sekunden geantwortet. Der Betreiber sollte die Datenbank und das Netz zu ihr prüfen.`,
  readOnly:
    'Dieser Prozess liest nur, deshalb wurde nichts geändert. Der Betreiber muss Schreibvorgänge und das erste Lesen eines Kontos an einen Prozess leiten, der schreibt.',
  superseded: ({ there, here }) =>
    `Eine andere Version dieses Dienstes verwendet jetzt die Datenbank: Deren Tabellen haben ${there === null ? 'keine Version' : `die Version ${there}`}, dieser Prozess hat ${here}. Er liest und schreibt nicht mehr. Der Betreiber muss ihn beenden oder mit der neueren Version starten.`,
})
