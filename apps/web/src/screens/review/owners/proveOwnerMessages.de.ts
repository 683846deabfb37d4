import { defineTranslation } from '@countersign/primitives'
import type { proveOwnerMessages } from './proveOwnerMessages.ts'

export const proveOwnerMessagesDe = defineTranslation<typeof proveOwnerMessages>('prove-owner', {
  title: 'Kontrolle des neuen Eigentümers nachweisen',
  close: 'Schließen',
  byHand: 'Oder die Unterschrift von Hand eingeben',
  contractHelp:
    'Lassen Sie das Konto, das Eigentümer wird, diesen Text als Nachricht unterschreiben, und fügen Sie die vollständige Unterschrift hier ein. Die Seite fragt den Vertrag im Netzwerk, ob er sie annimmt.',
  keyHelp:
    'Lassen Sie den Inhaber diesen Text mit jenem Schlüssel unterschreiben (personal_sign), und fügen Sie die Unterschrift hier ein. Die Seite berechnet daraus den Schlüssel.',
  text: 'zu unterschreibender Text',
  signature: 'Unterschrift',
  notProven: 'Nicht nachgewiesen',
  asking: 'Knoten wird gefragt…',
  verify: 'Prüfen',
  noSignature: ({ text }) =>
    `Das ist keine Unterschrift. Eine Unterschrift ist 0x, gefolgt von Hex-Ziffern; das Feld enthält ${text}.`,
  emptySignature: 'Das ist keine Unterschrift. Eine Unterschrift ist 0x, gefolgt von Hex-Ziffern; das Feld ist leer.',
  contractRefuses: ({ owner }) =>
    `Der Vertrag ${owner} nimmt diese Unterschrift für diesen Text nicht an, mit dem Aufruf, den dieses Konto macht.`,
  otherKey: ({ owner }) =>
    `${owner} hat diese Unterschrift für diesen Text nicht gegeben. Unterschreiben Sie den Text oben mit jenem Schlüssel.`,
  notTested: ({ reason }) => `Die Unterschrift konnte nicht geprüft werden: ${reason}`,
})
