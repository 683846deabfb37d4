import { defineTranslation } from '@countersign/primitives'
import type { qrMessages } from './qrMessages.ts'

export const qrMessagesDe = defineTranslation<typeof qrMessages>('qr', {
  frameOf: ({ frame, count }) => `Bild ${frame} von ${count}`,
  play: 'Abspielen',
  stop: 'Anhalten',
  starting: 'Die Kamera wird gestartet',
  notAllowed:
    'Der Browser hat die Kamera nicht erlaubt. Erlauben Sie sie in der Adresszeile, oder fügen Sie den Code unten ein.',
  noCamera: 'Dieses Gerät hat keine Kamera. Fügen Sie stattdessen den Code unten ein.',
  insecure:
    'Der Browser lässt Seiten die Kamera nur über https oder auf localhost verwenden. Fügen Sie stattdessen den Code unten ein.',
  notStarting:
    'Die Kamera startet nicht. Vielleicht verwendet sie ein anderes Programm. Schließen Sie dieses, oder fügen Sie stattdessen den Code unten ein.',
})
