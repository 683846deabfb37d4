import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { A as t, j as n } from './fields-KVqNPxJG.js'
import { wn as r } from './lists-DTBg-a7q.js'
import {
  Fi as i,
  Ga as a,
  Kt as o,
  Pi as s,
  Pn as c,
  ba as l,
  ci as u,
  ho as d,
  xa as f,
  ya as p,
} from './index--te03lJq.js'
import { n as m } from './rest-1Q76-X1n.js'
var h = e(d(), 1),
  g = a()
function _({ amount: e, decimals: r, symbol: i, exact: a = !1, significant: o, sign: s = !1 }) {
  let [c, l] = (0, h.useState)(!1),
    u = n(e, r, { exact: a || c, sign: s, significant: c ? null : (o ?? null) }),
    d = n(e, r, { exact: !0, sign: s })
  return o !== void 0 && (c || u !== d)
    ? (0, g.jsxs)(`button`, {
        type: `button`,
        className: t.press,
        'aria-pressed': c,
        title: `${d} ${i}`,
        onClick: () => l(!c),
        children: [u, `\xA0`, i],
      })
    : (0, g.jsxs)(`span`, { className: t.amount, title: u === d ? void 0 : `${d} ${i}`, children: [u, `\xA0`, i] })
}
var v = (e) => o().find(({ shortName: t, chainId: n }) => t === e || n === e) ?? null,
  y = f(`explorer`, {
    addressTitle: `Address on chain`,
    unknownNetwork: `This network is not configured here.`,
    unknownNetworkNote: ({ name: e }) => `The link names “${e}”. Add the network, or check the link.`,
    notAnAddress: `This is not an address.`,
    notAnAddressNote: ({ text: e }) => `An address is 0x and 40 hexadecimal digits. The link contains “${e}”.`,
    fromNode: `Read from the node of this network, not from the service.`,
    readingAddress: `Reading the address from the node`,
    address: `Address`,
    balance: `Balance`,
    kind: `Kind`,
    contractBytes: ({ bytes: e }) => `Contract, ${p(e)} bytes of code`,
    noContract: `No contract: a key, or an unused address`,
    nonce: `Nonce`,
    sent: `Sent`,
    sentCount: ({ count: e }) => `${l(e, { one: `# transaction`, other: `# transactions` })}`,
    atBlock: `At block`,
    account: `Account`,
    openAsAccount: `Open as a Safe account`,
    noNode: ({ network: e }) => `No node of ${e} responds`,
    addressNotReturned: ({ network: e }) => `The node of ${e} did not return the address`,
    transactionNotReturned: ({ network: e }) => `The node of ${e} did not return the transaction`,
    answerUnreadable: `The answer cannot be read`,
    nothingShown: `The page shows nothing about it until a node responds. Check your connection, or the node in the network settings.`,
    hash: `Hash`,
    hashInSentence: `hash`,
    status: `Status`,
    block: `Block`,
    time: `Time`,
    from: `From`,
    to: `To`,
    newContract: `A new contract`,
    contract: `Contract`,
    value: `Value`,
    fee: `Fee`,
    gas: `Gas`,
    events: `Events`,
    data: `Data`,
    dataInSentence: `data`,
    ofSender: ({ nonce: e }) => `transaction ${p(e)} of this sender`,
    gasOf: ({ used: e, limit: t }) => `${p(e)} of ${p(t)}`,
    gasAtMost: ({ limit: e }) => `at most ${p(e)}`,
    none: `none`,
    byteCount: ({ bytes: e }) => `${l(e, { one: `# byte`, other: `# bytes` })}`,
    waiting: `Waiting for a block`,
    outcomeUnknown: `In a block; this chain does not report whether it succeeded`,
    succeeded: `Succeeded`,
    failed: `Failed: all its effects were reverted, and the fee was paid`,
    newestBlock: `the newest block`,
    blocksDeep: ({ depth: e }) => `${p(e)} blocks deep`,
    transactionTitle: `Transaction on chain`,
    notAHash: `This is not a transaction hash.`,
    notAHashNote: ({ text: e }) => `A transaction hash is 0x and 64 hexadecimal digits. The link contains “${e}”.`,
    readingTransaction: `Reading the transaction from the node`,
    notKnown: `The node does not have this transaction.`,
    notKnownNote: ({ network: e }) =>
      `It may not have reached ${e} yet, it may have been replaced, or it is on another network. This page requests it again every few seconds.`,
    requestNow: `Request now`,
    configuredNetworks: `Configured networks`,
    otherTransaction: ({ asked: e, answered: t }) => `The node was asked for transaction ${e} and answered with ${t}`,
    notParsed: ({ issue: e }) => `The node’s answer cannot be parsed: ${e}`,
  })
function b({ chain: e, what: t, error: n, onRetry: r }) {
  let i =
      t === `address`
        ? y.addressNotReturned({ network: e.chainName })
        : y.transactionNotReturned({ network: e.chainName }),
    a = n instanceof c && n.cause !== void 0
  return (0, g.jsx)(s, {
    title: a ? y.noNode({ network: e.chainName }) : i,
    code: n instanceof c ? n.message : y.answerUnreadable,
    stillWorks: y.nothingShown,
    onRetry: r,
    details: `${e.chainName} (${e.chainId}), ${t}: ${n.message}`,
  })
}
function x({ title: e, sentence: t, detail: n }) {
  return (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(r, { title: e }),
      (0, g.jsx)(i, {
        level: 2,
        sentence: t,
        detail: n,
        action: (0, g.jsx)(u, { to: `/settings/networks`, children: y.configuredNetworks }),
      }),
    ],
  })
}
function S({ blockExplorerUriTemplate: e, shortName: t }, n) {
  let r = e.txHash,
    i = `/explorer/${t}/tx/`
  return /^https?:\/\//.test(r) && !r.endsWith(`${i}{{txHash}}`) ? r.replace(/\{\{\s*txHash\s*\}\}/, n) : m(`${i}${n}`)
}
var C = (e, t) => m(`/explorer/${e}/${`address` in t ? `address/${t.address}` : `tx/${t.hash}`}`)
export { y as a, b as i, C as n, v as o, x as r, _ as s, S as t }
//# sourceMappingURL=rest-CtmY0iXF.js.map
