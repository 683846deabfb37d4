/** The time of a transaction relative to now. */
export type Tense = 'will' | 'is' | 'did' | 'failed' | 'replaced'

/** base, -ing, past, participle */
export type Verb = readonly [base: string, ing: string, past: string, participle: string]

export const verbs = {
  send: ['send', 'sending', 'sent', 'sent'],
  let: ['let', 'letting', 'let', 'let'],
  cancel: ['cancel', 'cancelling', 'cancelled', 'cancelled'],
  stop: ['stop', 'stopping', 'stopped', 'stopped'],
  add: ['add', 'adding', 'added', 'added'],
  remove: ['remove', 'removing', 'removed', 'removed'],
  replace: ['replace', 'replacing', 'replaced', 'replaced'],
  require: ['require', 'requiring', 'required', 'required'],
  use: ['use', 'using', 'used', 'used'],
  run: ['run', 'running', 'ran', 'run'],
  call: ['call', 'calling', 'called', 'called'],
  move: ['move', 'moving', 'moved', 'moved'],
  sign: ['sign', 'signing', 'signed', 'signed'],
  approve: ['approve', 'approving', 'approved', 'approved'],
  create: ['create', 'creating', 'created', 'created'],
  answer: ['answer', 'answering', 'answered', 'answered'],
} as const satisfies Record<string, Verb>

/** Conjugates the verb of a clause. Only the first clause of a sentence contains the auxiliary verb. */
export function conjugate(verb: Verb, tense: Tense, first: boolean): string {
  const [base, ing, past, participle] = verb
  switch (tense) {
    case 'will':
      return first ? `will ${base}` : base
    case 'is':
      return first ? `is ${ing}` : ing
    case 'did':
      return past
    case 'failed':
      return first ? `tried to ${base}` : base
    case 'replaced':
      return first ? `would have ${participle}` : participle
  }
}
