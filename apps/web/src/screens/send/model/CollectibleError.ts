import { BaseError, type Address } from '@countersign/safe/light'

type Meta = { readonly held: bigint; readonly sent: bigint }

/** The account does not hold, by the token's own contract, what the form wants to send. */
export class CollectibleError extends BaseError<'not-held', Meta> {
  constructor({ token, tokenId }: { readonly token: Address; readonly tokenId: string | null }, meta: Meta) {
    const message = `The contract ${token} says that the account holds ${meta.held} of #${tokenId}, and ${meta.sent} would be sent. Lower the amount, or remove the row.`
    super({ code: 'not-held', message, meta, retry: 'later' })
    this.name = 'CollectibleError'
  }
}
