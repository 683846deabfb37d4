import { defineTranslation } from '@countersign/primitives'
import type { contractMessages } from './contractMessages.ts'

export const contractMessagesDe = defineTranslation<typeof contractMessages>('contract-judgement', {
  noContract: 'Unter dieser Adresse gibt es keinen Vertrag.',
  otherPublished: 'Unter dieser Adresse ist ein anderer Vertrag veröffentlicht, aber sie hat anderen Code.',
  publishedHere: (name) => `${name} ist unter dieser Adresse veröffentlicht, aber sie hat anderen Code.`,
  byUnknown: 'Wer das kann, ließ sich nicht lesen.',
  proxy: 'Ein Proxy: Sein Code kann gegen jeden anderen ausgetauscht werden.',
  beacon: 'Ein Proxy: Wer seinen Beacon kontrolliert, kann den Code gegen jeden anderen austauschen.',
  diamond: 'Ein Proxy aus mehreren Verträgen: Sein Code kann gegen jeden anderen ausgetauscht werden.',
  account: 'Selbst ein Konto: Seine Eigentümer können den Code austauschen.',
  key: 'Ein Schlüssel, der den Code eines Vertrags ausführt: Der Inhaber kann diesen Code austauschen.',
  minimal: 'Ein minimaler Proxy.',
  noCode: 'die Adresse hat keinen Code',
  forTrying: (lets) => `Ein Vertrag zum Ausprobieren in lokalen Netzwerken. Nach Angabe des Projekts: „${lets}“.`,
  neverSetUp: 'Der Vertrag wurde nie eingerichtet: Der erste Aufrufer seiner Einrichtung kontrolliert ihn.',
})
