import { defineTranslation } from '@countersign/primitives'
import type { importGuideMessages } from './importGuideMessages.ts'

export const importGuideMessagesDe = defineTranslation<typeof importGuideMessages>('import-guide', {
  what: 'Was Sie importieren können',
  proposal: 'Ein Vorschlag',
  proposalDetail:
    'Eine Transaktion, die Sie unterschreiben sollen. Sie kommt in die Prüfung, dann in die Warteschlange.',
  message: 'Eine Nachricht',
  messageDetail:
    'Ein Text oder typisierte Daten, für ein Konto zu unterschreiben. Sie kommt in die Prüfung, dann zu den Nachrichten.',
  signature: 'Eine Unterschrift',
  signatureDetail:
    'Was ein Eigentümer auf einem anderen Gerät unterschrieben hat. Sie zählt erst, nachdem sie hier geprüft ist.',
  proof: 'Ein Kontrollnachweis',
  proofDetail: 'Die Antwort eines neuen Eigentümers. Mit ihr wissen Sie, dass er den Schlüssel hat.',
  account: 'Ein Konto, das noch anzulegen ist',
  accountDetail:
    'Eigentümer, Unterschriften und Salt eines Kontos, das nicht auf allen Netzwerken angelegt ist. Seine Adresse wird hier noch einmal berechnet.',
  plan: 'Ein Plan',
  planDetail: 'Dieselbe Einrichtung für ein Konto auf mehreren Netzwerken. Er wird mit der heutigen verglichen.',
  draft: 'Ein Entwurf',
  draftDetail: 'Eine Zahlung oder ein Aufruf ohne Unterschriften. Er kommt zu Ihren Entwürfen.',
  queue: 'Die Warteschlange eines anderen Safe-Dienstes',
  queueDetail:
    'Seine Antworten als JSON: die Liste „multisig-transactions“ eines Transaction Service, oder die Einzelheiten eines Client Gateway untereinander. Jeder Hash und jede Unterschrift wird hier geprüft, bevor Sie sie hinzufügen.',
  forms: 'In welcher Form',
  link: 'Link',
  linkDetail: 'Der Inhalt steht nach dem „#“, damit ihn kein Server sieht.',
  file: 'Datei',
  fileDetail: 'Wie „Teilen“ sie speichert, auch mit Passphrase.',
  text: 'Text',
  textDetail: 'Derselbe Inhalt, aus einem Chat oder einer E-Mail kopiert.',
  camera: 'QR-Code',
  cameraDetail: 'Ein Bild oder mehrere nacheinander, vom Bildschirm des anderen Geräts.',
  stays: 'Was hier bleibt',
  staysDetail:
    'Gelesen wird in diesem Browser, und dabei geht nichts an den Dienst. Erst „In die Warteschlange stellen und prüfen“ sendet den Inhalt, nachdem Sie ihn gesehen haben.',
  claims:
    'Namen und Notizen einer Datei sind Behauptungen des Absenders. Hashes, Eigentümer und Unterschriften werden hier berechnet und von der Chain gelesen.',
  others: 'Andere Dateien',
  contacts: 'Kontakte: <link>Adressbuch</link>',
  data: 'Konten und Einstellungen, auch aus Safe{Wallet}: <link>Ihre Daten</link>',
})
