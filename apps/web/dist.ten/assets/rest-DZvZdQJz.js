const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      './readHandler-ndydaRpJ.js',
      './index--te03lJq.js',
      './rolldown-runtime-DLMaRju-.js',
      './index-Nszrimeh.css',
      './later-DLdlgyuL.js',
      './fields-KVqNPxJG.js',
      './lists-DTBg-a7q.js',
      './lists-Cd1HcrqG.css',
      './fields-BhU42fya.css',
      './later-BVtEykpe.css',
    ]),
) => i.map((i) => d[i])
import { Nt as e } from './later-DLdlgyuL.js'
import { Kn as t, tr as n, vi as r, xa as i } from './index--te03lJq.js'
var a = (e, { account: i, version: a, handler: o }) =>
    r({
      queryKey: [...n.chainState({ chainId: e.chainId, safe: i }), `handler`, a, o],
      queryFn: async () => {
        let { readHandler: n } = await t(
          async () => {
            let { readHandler: e } = await import(`./readHandler-ndydaRpJ.js`)
            return { readHandler: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
          import.meta.url,
        )
        return n(e, { account: i, version: a }, o)
      },
      meta: { persist: !1 },
    }),
  o = () => [
    { of: `receivesNfts`, able: e.receiveNfts, without: e.refusesNfts },
    { of: `receivesMultiTokens`, able: e.receiveMultiTokens, without: e.refusesMultiTokens },
    { of: `confirmsMessages`, able: e.confirmMessages, without: e.cannotVerify },
  ]
function s({ receivesNfts: t, receivesMultiTokens: n, confirmsMessages: r }) {
  let i = t && n ? e.nfts : t ? e.erc721 : e.erc1155
  return !t && !n ? (r ? e.confirms : e.noneKnown) : r ? e.receivesAndConfirms(i) : e.receives(i)
}
var c = i(`setup-handler`, {
  accountCan: `The account can`,
  today: `Today`,
  after: `After`,
  stopsWorking: `The following stops working`,
  yes: `Yes`,
  no: `No`,
  lossNotChecked: `The page could not check what stops working`,
  handlerAfter: `Handler after the change`,
  publishedNotRead: ({ reason: e }) => `The published handlers could not be read. ${e}`,
  publishedWith: ({ release: e, address: t }) => `Published with contract ${e}, the version of this account. ${t}`,
  none: `None`,
  noneNote: `The account answers no such calls.`,
  otherByAddress: `Another handler, by its address`,
  title: `Change the fallback handler`,
  change: `Change`,
  fallbackHandler: `Fallback handler`,
  noneNoNfts: `None. The account cannot receive NFTs by safe transfer.`,
  noneNoMessages: `None. The account cannot receive NFTs by safe transfer, and apps cannot verify its messages.`,
  currentHandler: `Current handler`,
  loading: `Loading the handler of the account`,
  subtitle: `The fallback handler answers calls that the account’s own contract does not support. It cannot move funds, and it cannot sign.`,
  does: `It answers calls in the name of this account.`,
  address: `Address of the handler`,
  accountItself: `With the account itself as its handler, any address could change the settings of the account.`,
  zeroAddress: `No contract has this address. To remove the handler, choose None.`,
  alreadyHandler: `This is already the handler.`,
  needsChoice: `Available when a handler is chosen.`,
  hasNone: `The account already has no handler.`,
  needsAddress: `Available when the address is filled in.`,
  cannotBe: `This address cannot be the handler.`,
  noContract: `There is no contract at this address on this network.`,
})
export { a as i, o as n, s as r, c as t }
//# sourceMappingURL=rest-DZvZdQJz.js.map
