import { CREATE_PROXY_WITH_NONCE, readNewAccount, type NewAccount } from '../../creation/readNewAccount.ts'
import { judgeCode, type CodeBook } from '../calls/CodeBook.ts'
import { selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'

/** A call to a factory; `account` is null if the new account cannot be determined. */
export type CreationCall = { readonly call: InspectedCall; readonly account: NewAccount | null }

/**
 * Every call that creates an account. Only a factory at a published address determines the new address;
 * `checkNewAccounts` compares the factory's code.
 *
 * @example
 * creationCallsOf(inspectCalls(safe, transaction), book).map(({ account }) => account?.address)
 */
export const creationCallsOf = (calls: readonly InspectedCall[], book: CodeBook): CreationCall[] =>
  calls
    .filter(({ operation, data }) => operation === 0 && selectorOf(data) === CREATE_PROXY_WITH_NONCE)
    .map((call) => {
      const factories = book.find(call.to).filter(({ name }) => name === 'SafeProxyFactory')
      const judged = judgeCode(call.to, book)
      const version = judged.kind === 'published' ? judged.code.version : factories[0]?.version
      return { call, account: version === undefined || factories.length === 0 ? null : readNewAccount(call, version) }
    })
