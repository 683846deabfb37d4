import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { failureMessages } from './failureMessages.ts'

export const failureMessagesDe = defineTranslation<typeof failureMessages>('service-failures', {
  tooSlow:
    'Die Antwort hat zu lange gedauert. Die Anfrage kann noch wirksam werden: Prüfen Sie das, bevor Sie sie erneut senden.',
  replaying: ({ percent }) =>
    `Der Dienst ist gestartet und baut seine Datenbank aus dem Journal neu auf: ${percent} %. Versuchen Sie es in einigen Sekunden erneut.`,
  emptyIndex: ({ chain }) =>
    `Der Index von ${chain} hat noch keinen Block. Deshalb kann kein Konto daraus entfernt oder neu gelesen werden. Versuchen Sie es in einigen Sekunden erneut.`,
  garbled:
    'Der Knoten dieses Netzwerks hat eine unlesbare Antwort gesendet. Versuchen Sie es in einem Augenblick erneut.',
  unreachable: 'Der Knoten dieses Netzwerks hat nicht geantwortet. Versuchen Sie es in einem Augenblick erneut.',
  otherProcess:
    'Ein anderer Prozess hat die Daten dieses Dienstes übernommen. Deshalb wurde die Anfrage nicht angenommen. Senden Sie sie in einem Augenblick erneut.',
  unknownHost: ({ hostname }) =>
    `Dieser Dienst ist nicht für den Hostnamen „${hostname}“ eingerichtet. Zum Schutz der Schlüssel in seiner Konfiguration beantwortet er diese Anfrage nur unter eingerichteten Namen. Wenn der Name stimmt, nehmen Sie ihn in allowedHosts der Konfiguration auf oder seine Adresse in auth.origins.`,
  fetchesPerMinute: ({ most, seconds }) =>
    `Dieser Dienst lädt für einen Client höchstens ${numberText(most)} Dokumente in einer Minute. Versuchen Sie es in ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} erneut.`,
  requestsPerMinute: ({ most, seconds, key, path }) => {
    const client = key === null ? 'Clients dieser Adresse' : `dem Schlüssel „${key}“`
    const limit = plural(most, { one: '# Anfrage in einer Minute', other: '# Anfragen in einer Minute' })
    const again = plural(seconds, { one: '# Sekunde', other: '# Sekunden' })
    return `Dieser Dienst nimmt ${limit} von ${client} an${path === null ? '' : ` für ${path} und die Pfade darunter`}. Versuchen Sie es in ${again} erneut.`
  },
  fetchesAtOnce: ({ running, most }) =>
    `Für diesen Client werden gerade ${numberText(running)} Dokumente geladen; mehr als ${numberText(most)} gleichzeitig werden abgelehnt. Versuchen Sie es in einigen Sekunden erneut.`,
  streams: ({ count }) =>
    plural(count, {
      one: 'Von Ihrer Adresse ist # Ereignisstrom offen. Schließen Sie ihn oder beobachten Sie mehrere Konten in einem Strom.',
      other:
        'Von Ihrer Adresse sind # Ereignisströme offen. Schließen Sie einen oder beobachten Sie mehrere Konten in einem Strom.',
    }),
})
