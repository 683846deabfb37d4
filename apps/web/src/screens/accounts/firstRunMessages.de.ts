import { defineTranslation } from '@countersign/primitives'
import type { firstRunMessages } from './firstRunMessages.ts'

export const firstRunMessagesDe = defineTranslation<typeof firstRunMessages>('first-run', {
  title: 'Noch kein Konto',
  subtitle:
    'Countersign zeigt, was eine Transaktion eines gemeinsamen Kontos tut, bevor die Eigentümer sie unterschreiben. Die Schlüssel bleiben bei den Eigentümern; diese Seite hat keine.',
  connect: 'Wallet verbinden',
  connectDetail: 'Zeigt die Konten, die Ihrer Adresse gehören. Gibt nur diese Adresse weiter und kann nichts bewegen.',
  connectButton: 'Wallet verbinden',
  watch: 'Konto beobachten',
  watchDetail: 'Zeigt jedes Konto in jedem Netzwerk. Sie brauchen keine Wallet und unterschreiben nichts.',
  create: 'Konto anlegen',
  createDetail: 'Wählen Sie die Eigentümer und die nötigen Unterschriften. Sie sehen die Adresse, bevor Sie bezahlen.',
  createButton: 'Konto anlegen',
  file: 'Datei öffnen',
  fileDetail: 'Eine Transaktion, die Sie unterschreiben sollen, als Datei, Link oder QR-Code.',
  fileButton: 'Datei wählen',
  stored: 'Gespeichert',
  storedDetail: 'In diesem Browser.',
  toService: 'An den Dienst gesendet',
  toServiceDetail: 'Adressen, die Sie öffnen, und Unterschriften, die Sie geben.',
  toOthers: 'An andere Server gesendet',
  toOthersDetail: 'Abfragen des Netzwerks an dessen Knoten. Keine Tracker, keine Logos von anderen Hosts.',
  without: 'Ohne den Dienst',
  withoutDetail: 'Zwischengespeicherte Daten bleiben lesbar.',
})
