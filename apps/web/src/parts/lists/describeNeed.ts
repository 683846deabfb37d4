type Need = { readonly act: 'sign' | 'execute'; readonly signed: number; readonly required: number }

/** Why a row needs the connected wallet, as a sentence. */
export function describeNeed({ act, signed, required }: Need): string {
  if (act === 'execute') return 'Fully signed. Any wallet can execute it'
  if (required - signed <= 1) return required === 1 ? 'Your signature is all it needs' : 'Your signature completes it'
  return `${signed} of ${required} signed, your signature is missing`
}
