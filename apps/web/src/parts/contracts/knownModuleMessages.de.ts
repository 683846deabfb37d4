import { defineTranslation } from '@countersign/primitives'
import type { knownModuleMessages } from './knownModuleMessages.ts'

export const knownModuleMessagesDe = defineTranslation<typeof knownModuleMessages>('known-modules', {
  allowance: 'Zahlt die Ausgabenlimits dieses Kontos aus. Etwas anderes kann es nicht.',
  delay:
    'Lässt die Adressen auf seiner Liste allein handeln, jedes Mal nach einer Frist, in der die Eigentümer abbrechen können.',
  roles: 'Lässt die Mitglieder auf seiner Liste allein handeln, innerhalb seiner gespeicherten Regeln.',
  scopeGuard: 'Lehnt jede Transaktion an ein Ziel oder eine Methode ab, die sein Eigentümer nicht erlaubt hat.',
  recovery: 'Lässt genügend Wächter auf seiner Liste die Eigentümer nach einer Wartezeit ersetzen.',
  operations:
    'Führt Vorgänge aus, die genügend Eigentümer unterschrieben haben und die der ERC-4337-Einstiegspunkt weiterleitet.',
})
