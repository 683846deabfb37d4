import type { Delegation } from '../../../data/proposers/Delegation.ts'
import type { ProposerForm } from './ProposerForm.ts'

/** The form of a proposer that is changed: as it is now. */
export const startForm = ({ proposer, label, endsAt }: Delegation): ProposerForm => ({
  text: proposer,
  address: proposer,
  label,
  term: endsAt === null ? 'no-end' : 'own',
  day: endsAt === null || endsAt === 0 ? '' : new Date(endsAt).toISOString().slice(0, 10),
  isKept: false,
})
