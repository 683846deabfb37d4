import { r as e } from './rolldown-runtime-DLMaRju-.js'
import {
  Gr as t,
  Tn as n,
  _n as r,
  aa as i,
  ba as a,
  ia as o,
  vn as s,
  xa as c,
  ya as l,
  zr as u,
} from './index--te03lJq.js'
import { Ma as d, Wt as f, rn as p } from './later-DLdlgyuL.js'
var m = (e, t) => ({ chainId: e, name: t, isTestnet: !0 }),
  h = [
    m(84532, `Base Sepolia`),
    m(11155420, `Optimism Sepolia`),
    m(11155420, `OP Sepolia`),
    m(421614, `Arbitrum Sepolia`),
    { chainId: 42170, name: `Arbitrum Nova`, isTestnet: !1 },
    m(80002, `Polygon Amoy`),
    { chainId: 1101, name: `Polygon zkEVM`, isTestnet: !1 },
    m(2442, `Polygon zkEVM Cardona`),
    m(10200, `Gnosis Chain Chiado`),
    m(97, `BNB Smart Chain Testnet`),
    m(43113, `Avalanche Fuji`),
    { chainId: 61, name: `Ethereum Classic`, isTestnet: !1 },
    m(59141, `Linea Sepolia`),
    m(534351, `Scroll Sepolia`),
    m(300, `zkSync Sepolia`),
    m(1301, `Unichain Sepolia`),
    m(4801, `World Chain Sepolia`),
    m(5003, `Mantle Sepolia`),
    m(11142220, `Celo Sepolia`),
    m(168587773, `Blast Sepolia`),
    m(1946, `Soneium Minato`),
    m(763373, `Ink Sepolia`),
  ],
  g = c(`check-age`, {
    noContractThen: ({ place: e, address: t, blocks: n }) =>
      `${e} calls ${t}. There was no contract at this address ${l(n)} blocks before. Ask who published it, and compare the address with the documentation of the project.`,
    noContractThenAbout: ({ place: e, address: t, blocks: n, time: r }) =>
      `${e} calls ${t}. There was no contract at this address ${l(n)} blocks before, about ${r}. Ask who published it, and compare the address with the documentation of the project.`,
    ageUnread: ({ address: e, reason: t }) => `${e}: ${t}.`,
    agesUnread: ({ address: e, count: t, reason: n }) => `${e} and ${t} more: ${n}.`,
    notRead: `it was not read`,
    nowUnread: (e) => `the code there now could not be read: ${e}`,
    veryNew: `This contract is very new`,
    noneIsNew: `No called contract is very new`,
    eachHadCode: (e) => `Each had code at its address ${l(e)} blocks before. This proves nothing else about them.`,
    ages: `Age of the called contracts`,
    days: (e) => a(e, { one: `# day`, other: `# days` }),
    hours: (e) => a(e, { one: `# hour`, other: `# hours` }),
    minutes: (e) => a(e, { one: `# minute`, other: `# minutes` }),
    seconds: (e) => a(e, { one: `# second`, other: `# seconds` }),
  }),
  _ = [
    { name: `days`, seconds: 86400 },
    { name: `hours`, seconds: 3600 },
    { name: `minutes`, seconds: 60 },
  ],
  v = { name: `seconds`, seconds: 1 }
function y(e) {
  let t = _.find((t) => e >= 2 * t.seconds) ?? v
  return g[t.name](Math.round(e / t.seconds))
}
var b = c(`check-network`, {
    noAddress: `no address`,
    changed: ({ name: e, address: t, now: n }) =>
      `You typed ${e}, and it resolved to ${t}, which is in this transaction. Now it resolves to ${n}. Ask the recipient which address is right, and start again.`,
    thisChain: (e) => `This is chain ${e}.`,
    thisNetwork: ({ chainId: e, name: t }) => `This is chain ${e}, ${t}.`,
    otherRegistry: `The service names another ENS registry`,
    registries: ({ told: e, known: t }) =>
      `The service names ${e}, but the registry of this network is ${t}. This page uses the second one. Another page or app that uses this service may show false names: compare recipients by their addresses, and tell the operator of the service.`,
    namedByService: `Named by the service’s registry`,
    provesNothing: ({ name: e, address: t }) =>
      `You typed ${e}, and it resolved to ${t}. Only the service names the registry of this network, so this proves nothing. Compare every digit of the address with what the recipient told you.`,
    addressOfName: `Address of the name`,
    notAgain: ({ name: e, address: t, reason: n }) =>
      `You typed ${e}, and it resolved to ${t}. It could not be resolved again: ${n}.`,
    otherNow: `The name resolves to another address now`,
    sameAddress: `The name resolves to this address`,
    bundled: ({ name: e, address: t }) => `${e} resolves to ${t} in the registry that is bundled for this network.`,
    otherDecimals: `The service says other decimals of the native currency`,
    decimals: ({ told: e, known: t }) =>
      `The service says ${e}, but this page and all wallets use ${t}. Compare every amount with the base units in the data before you sign.`,
    otherSymbol: `The service gives the native currency another name`,
    symbols: ({ told: e, known: t }) => `The service says ${e}, but on this network it is ${t}.`,
    currencyName: `Name of the native currency`,
    onlyService: (e) =>
      `Only the service names it ${e}, because this page does not know this network. It is the currency in which fees are paid.`,
    nameOfAnother: `The network has the name of another network`,
    calledLike: ({ told: e, name: t, chainId: n, here: r }) =>
      `The service calls it “${e}”, but ${t} is chain ${n}. ${r} Trust the number.`,
    otherName: `The service gives the network another name`,
    called: ({ told: e, here: t }) => `The service calls it “${e}”. ${t} Trust the number.`,
    hiddenInName: `Hidden characters in the name of the network`,
    hidden: ({ name: e, here: t }) =>
      `“${e}” contains characters that are invisible or that change the reading direction. Each is shown as a box. ${t}`,
    hiddenInCurrency: `Hidden characters in the name of the currency`,
    hiddenSymbol: (e) =>
      `“${e}” contains characters that are invisible or that change the reading direction. Each is shown as a box. It is the currency in which fees are paid.`,
  }),
  x = c(`check-node`, {
    behindBy: ({ block: e, madeAt: t, age: n }) =>
      `Its newest block is ${l(e)}, made at ${t}, ${n} ago by the clock of this machine. Owners, nonce and balances may have changed since. Use another node before you sign.`,
    stuckFor: ({ host: e, block: t, time: n }) =>
      `${e} has reported block ${l(t)} as the newest for ${n}. Owners, nonce and balances may have changed since. Use another node before you sign.`,
    differing: ({ names: e, count: t, host: n }) =>
      `${e} ${a(t, { one: `returns`, other: `return` })} another account state than ${n}. Do not sign before you know which is right.`,
    nothingShows: ({ host: e, others: t, origin: n }) =>
      `${e} and ${t} return the same account state, but nothing shows that they are different nodes: ${n}. Add a node of your own in the settings to compare.`,
    oneHost: ({ host: e, origin: t }) =>
      `All values from the chain were read from ${e} alone: ${t}. Add a node of your own in the settings to compare.`,
    service: `the service named it`,
    operator: `the configuration of this page named it`,
    page: `it is the public node that this page knows for the network`,
    age: `Age of the newest block`,
    noTime: ({ host: e, block: t, reason: n }) => `${e} did not return the time of block ${l(t)}: ${n}.`,
    secondsAfter: (e) => `${e} seconds after 1970`,
    behind: `The node is behind`,
    future: `The newest block has a future time`,
    futureTime: ({ block: e, host: t, madeAt: n, now: r }) =>
      `Block ${l(e)} of ${t} has the time ${n}, but this machine has ${r}. Either the node’s or this machine’s clock is wrong.`,
    stuck: `The node does not advance`,
    recent: `The newest block is recent`,
    madeAt: ({ block: e, madeAt: t }) => `Block ${l(e)}, made at ${t}.`,
    node: `The node`,
    noChainId: ({ host: e, reason: t }) => `${e} did not return its chain id: ${t}.`,
    otherChain: `The node serves another chain`,
    servesOther: ({ host: e, found: t, wanted: n }) =>
      `${e} serves chain ${t}, but this account is on ${n}. Values read from it do not count. Choose another node in the settings.`,
    disagree: `Nodes disagree`,
    agree: `Nodes agree`,
    sameState: ({ host: e, others: t, count: n }) =>
      `${e} and ${t} return the same account state. They count as ${n} independent nodes.`,
    own: `Your own node`,
    ownHost: (e) => `Read from ${e}, which you chose.`,
    maybeSame: `The nodes may be the same`,
    oneByService: `One node, named by the service`,
    one: `One node`,
  }),
  S = 6e5
function C({ host: e, block: t, timestamp: n, now: r, unmovedMs: i }) {
  let a = { id: `node`, field: `head` }
  if (!n.ok)
    return { ...a, verdict: `unchecked`, title: x.age, reason: x.noTime({ host: e, block: t, reason: n.reason }) }
  let o = new Date(Number(n.value) * 1e3),
    s = Number.isNaN(o.getTime()) ? x.secondsAfter(n.value) : o.toISOString(),
    c = r - Number(n.value) * 1e3
  return c > S
    ? { ...a, verdict: `caution`, title: x.behind, reason: x.behindBy({ block: t, madeAt: s, age: y(c / 1e3) }) }
    : c < -6e5
      ? {
          ...a,
          verdict: `caution`,
          title: x.future,
          reason: x.futureTime({ block: t, host: e, madeAt: s, now: new Date(r).toISOString() }),
        }
      : i > S
        ? { ...a, verdict: `caution`, title: x.stuck, reason: x.stuckFor({ host: e, block: t, time: y(i / 1e3) }) }
        : { ...a, verdict: `verified`, title: x.recent, reason: x.madeAt({ block: t, madeAt: s }) }
}
function w(e, t) {
  let { chainId: n, name: r, symbol: a } = e,
    s = [],
    c = p(r),
    l = t.filter((e) => e.chainId === n),
    [u] = l,
    d = l.some((e) => c === p(e.name)),
    f = t.find((e) => e.chainId !== n && D(e.name, r) && !l.some((t) => D(t.name, r) && D(e.name, t.name))),
    m = u !== void 0 && u.isTestnet !== !0 && T.test(r),
    h = u === void 0 ? b.thisChain(n) : b.thisNetwork({ chainId: n, name: u.name })
  return (
    f !== void 0 && !d
      ? s.push({
          id: `network-name`,
          field: `chainName`,
          verdict: `caution`,
          title: b.nameOfAnother,
          reason: b.calledLike({ told: i(r), name: f.name, chainId: f.chainId, here: h }),
        })
      : u !== void 0 &&
        (m || !l.some((e) => D(e.name, r))) &&
        s.push({
          id: `network-name`,
          field: `chainName`,
          verdict: `caution`,
          title: b.otherName,
          reason: b.called({ told: i(r), here: h }),
        }),
    o(r) &&
      s.push({
        id: `network-name`,
        field: `chainName`,
        verdict: `caution`,
        title: b.hiddenInName,
        reason: b.hidden({ name: i(r), here: h }),
      }),
    o(a) &&
      s.push({
        id: `native-currency`,
        field: `nativeCurrency.symbol`,
        verdict: `caution`,
        title: b.hiddenInCurrency,
        reason: b.hiddenSymbol(i(a)),
      }),
    s
  )
}
var T = /\btest|testnet|dev\s*net/i,
  E = 4
function D(e, t) {
  let n = p(e)
  return n.length > E ? p(t).includes(n) : t.split(/[^\p{L}\p{N}]+/u).some((e) => p(e) === n)
}
var O = e({ readEnvironment: () => M }),
  k = u({ timestamp: t() }),
  A = [...d, ...h].map(({ chainId: e, name: t, isTestnet: n }) => ({ chainId: BigInt(e), name: t, isTestnet: n })),
  j = new Map()
async function M(e, t, n) {
  let { chainId: i, chainName: a, nativeCurrency: o } = e,
    s = w({ chainId: BigInt(i), name: a, symbol: o.symbol }, A),
    c = r(e)[0] ?? ``
  if (t === null || N(i, c)) return s
  let l = await f(P(e, t, n)),
    u = URL.canParse(c) ? new URL(c).host : c
  return [...s, C({ host: u, block: t, timestamp: l, now: Date.now(), unmovedMs: F(`${i} ${c}`, t) })]
}
function N(e, t) {
  return A.some((t) => String(t.chainId) === e) || !URL.canParse(t)
    ? !1
    : /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(t).hostname)
}
async function P(e, t, r) {
  let i = await s(e, `eth_getBlockByNumber`, [`0x${t.toString(16)}`, !1], r)
  return n(k.parse(i).timestamp)
}
function F(e, t) {
  let n = j.get(e),
    r = n?.block === t ? n : { block: t, since: performance.now() }
  return (j.set(e, r), performance.now() - r.since)
}
export { y as a, b as i, O as n, g as o, x as r, M as t }
//# sourceMappingURL=rest-DmqAjkAU.js.map
