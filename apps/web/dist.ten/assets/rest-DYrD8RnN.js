import { xa as e } from './index--te03lJq.js'
var t = e(`check-hashes`, {
  transactionEverywhere: ({ version: e, safe: t }) =>
    `This account has version ${e}. Accounts before 1.3.0 do not include the network in what they sign. On every network where an account with these owners has the address ${t}, any wallet can execute the same transaction once its nonce is next. Sign only what may be valid everywhere.`,
  messageEverywhere: ({ version: e, safe: t }) =>
    `This account has version ${e}. Accounts before 1.3.0 do not include the network in what they sign. On every network where an account with these owners has the address ${t}, that account confirms the same message too. Sign only what may be valid everywhere.`,
  otherTransaction: `The service answered with another transaction`,
  otherMessage: `The service answered with another message`,
  everyNetwork: `The signature is valid on every network`,
  thisNetworkOnly: `Signed for this network only`,
  chainSigned: (e) => `Chain ${e} is part of what is signed. On other chains the signature is invalid.`,
  network: `Network of the signature`,
  namesOther: ({ named: e, chainId: t }) => `The signed data names chain ${e}, but the account is on chain ${t}.`,
  computedHere: `Hash computed in this page`,
  asked: ({ asked: e, hash: t }) =>
    `Requested: ${e}. Computed here from the answer: ${t}. Do not sign. Open the link again, and compare with its sender.`,
  fromFields: `Computed in this page from the fields shown. No hash of the service was used.`,
  equals: `The hash computed in this page equals the one that the service names.`,
  otherNamed: `The service names another hash`,
  named: ({ hash: e, claimed: t }) => `Computed here: ${e}. Named by the service: ${t}. Do not sign. Ask the proposer.`,
  byContract: `Hash by the contract`,
  contractUnread: (e) => `The contract could not be read: ${e}.`,
  sameByContract: `The account’s own code computes the same hash.`,
  otherByContract: `The contract computes another hash`,
  contractHash: ({ hash: e, contract: t }) =>
    `Computed here: ${e}. By the contract: ${t}. A signature would not be valid for the transaction shown. Do not sign.`,
  domain: `Domain by the contract`,
  sameDomain: `The account’s own code has the same domain, so a signature is valid for this address only.`,
  otherDomain: `The contract has another domain`,
  contractDomain: ({ hash: e, contract: t }) =>
    `Computed here: ${e}. By the contract: ${t}. Chain id, address or version differ from those shown. Do not sign.`,
  otherData: `The wallet would receive other data`,
  nothingSent: (e) => `${e} Nothing is sent to the wallet. Close this page and use another machine.`,
  cannotHash: (e) => `The data for the wallet cannot be hashed: ${e}.`,
  namesAccount: ({ named: e, safe: t }) => `The data for the wallet names ${e}, but this account is ${t}.`,
  namesChain: ({ named: e, chainId: t }) => `The data for the wallet names chain ${e}, but this account is on ${t}.`,
  hashesTo: ({ hash: e, shown: t }) => `The data for the wallet hashes to ${e}, but the page shows ${t}.`,
  asShown: `The wallet receives what is shown`,
  exactObject: `The exact object for the wallet hashes to the hash on this page.`,
  twice: `Hash computed twice`,
  noSecond: (e) => `The second implementation gave no hash: ${e}`,
  secondAgrees: `A second implementation that shares no code with the first computes the same hashes.`,
  disagree: `Two implementations disagree`,
  tampered: ({ name: e, first: t, second: n }) =>
    `The ${e} is ${t} by the first and ${n} by the second. This page may be tampered with: do not sign here, use another machine.`,
})
function n(e) {
  let t = /^0x(?:[0-9a-f]{2})*$/i.test(e) ? e.slice(2).match(/../g) : void 0
  if (t === void 0) throw TypeError(`The witness cannot read "${e.slice(0, 24)}" as hex.`)
  return Uint8Array.from(t ?? [], (e) => Number.parseInt(e, 16))
}
function r(e) {
  return `0x${Array.from(e, (e) => e.toString(16).padStart(2, `0`)).join(``)}`
}
var i = (...e) => a(e)
function a(e) {
  let t = new Uint8Array(e.reduce((e, t) => e + t.length, 0)),
    n = 0
  for (let r of e) (t.set(r, n), (n += r.length))
  return t
}
function o(e, t = 256) {
  if (BigInt.asUintN(t, e) !== e) throw RangeError(`The witness cannot fit ${e} into uint${t}.`)
  let n = new Uint8Array(32)
  for (let t = 31, r = e; r > 0n; t--, r >>= 8n) n[t] = Number(r & 255n)
  return n
}
function s(e) {
  let t = n(e)
  if (t.length !== 20) throw TypeError(`The witness cannot read "${e}" as an address.`)
  return i(new Uint8Array(12), t)
}
var c = (e) => new TextEncoder().encode(e),
  l = 136,
  u = [0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14],
  d =
    `0000000000000001 0000000000008082 800000000000808a 8000000080008000 000000000000808b 0000000080000001 8000000080008081 8000000000008009 000000000000008a 0000000000000088 0000000080008009 000000008000000a 000000008000808b 800000000000008b 8000000000008089 8000000000008003 8000000000008002 8000000000000080 000000000000800a 800000008000000a 8000000080008081 8000000000008080 0000000080000001 8000000080008008`
      .split(` `)
      .map((e) => h(Number.parseInt(e.slice(8), 16), Number.parseInt(e.slice(0, 8), 16)))
function f(e) {
  let t = new Uint8Array((Math.floor(e.length / l) + 1) * l)
  ;(t.set(e), (t[e.length] = 1), (t[t.length - 1] |= 128))
  let n = new DataView(t.buffer),
    r = new Int32Array(25),
    i = new Int32Array(25)
  for (let e = 0; e < t.length; e += l) {
    for (let t = 0; t < l / 8; t++) {
      let [a, o] = h(n.getUint32(e + t * 8, !0), n.getUint32(e + t * 8 + 4, !0))
      ;((r[t] ^= a), (i[t] ^= o))
    }
    p(r, i)
  }
  let a = new Uint8Array(32),
    o = new DataView(a.buffer)
  for (let e = 0; e < 4; e++) {
    let [t, n] = [r[e], i[e]]
    ;(o.setInt32(e * 8, _(t & 65535) | (_(n & 65535) << 1), !0),
      o.setInt32(e * 8 + 4, _(t >>> 16) | (_(n >>> 16) << 1), !0))
  }
  return a
}
function p(e, t) {
  let n = new Int32Array(5),
    r = new Int32Array(5),
    i = new Int32Array(25),
    a = new Int32Array(25)
  for (let [o, s] of d) {
    for (let i = 0; i < 5; i++)
      ((n[i] = e[i] ^ e[i + 5] ^ e[i + 10] ^ e[i + 15] ^ e[i + 20]),
        (r[i] = t[i] ^ t[i + 5] ^ t[i + 10] ^ t[i + 15] ^ t[i + 20]))
    for (let o = 0; o < 25; o++) {
      let s = o % 5,
        c = (o - s) / 5,
        l = (s + 4) % 5,
        d = (s + 1) % 5,
        f = e[o] ^ n[l] ^ m(r[d], 1),
        p = t[o] ^ r[l] ^ n[d],
        h = u[o],
        g = c + 5 * ((2 * s + 3 * c) % 5)
      ;((i[g] = h % 2 == 0 ? m(f, h / 2) : m(p, (h + 1) / 2)), (a[g] = h % 2 == 0 ? m(p, h / 2) : m(f, (h - 1) / 2)))
    }
    for (let n = 0; n < 25; n++) {
      let r = n - (n % 5),
        o = r + ((n + 1) % 5),
        s = r + ((n + 2) % 5)
      ;((e[n] = i[n] ^ (~i[o] & i[s])), (t[n] = a[n] ^ (~a[o] & a[s])))
    }
    ;((e[0] ^= o), (t[0] ^= s))
  }
}
function m(e, t) {
  return (e << t) | (e >>> (32 - t))
}
function h(e, t) {
  return [g(e) | (g(t) << 16), g(e >>> 1) | (g(t >>> 1) << 16)]
}
function g(e) {
  let t = e & 1431655765
  return (
    (t = (t | (t >>> 1)) & 858993459),
    (t = (t | (t >>> 2)) & 252645135),
    (t = (t | (t >>> 4)) & 16711935),
    (t | (t >>> 8)) & 65535
  )
}
function _(e) {
  let t = (e | (e << 8)) & 16711935
  return ((t = (t | (t << 4)) & 252645135), (t = (t | (t << 2)) & 858993459), (t | (t << 1)) & 1431655765)
}
function v({ chainId: e, safe: t, version: n }) {
  return f(
    x(n, 1, 3)
      ? i(b(`EIP712Domain(uint256 chainId,address verifyingContract)`), o(e), s(t))
      : i(b(`EIP712Domain(address verifyingContract)`), s(t)),
  )
}
var y = (e, t) => f(i(Uint8Array.of(25, 1), e, t)),
  b = (e) => f(c(e))
function x(e, t, n) {
  let [, r, i, a, o] = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?(?:\+[\w.-]+)?$/.exec(e) ?? []
  if (a === void 0) throw TypeError(`The witness knows no account version "${e}".`)
  return Number(r) === t ? (Number(i) === n ? Number(a) > 0 || o === void 0 : Number(i) > n) : Number(r) > t
}
function S(e) {
  let { version: t, transaction: a } = e,
    c = `SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 ${x(t, 1, 0) ? `baseGas` : `dataGas`},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)`,
    l = v(e),
    u = f(
      i(
        b(c),
        s(a.to),
        o(a.value),
        f(n(a.data)),
        o(BigInt(a.operation), 8),
        o(a.safeTxGas),
        o(a.baseGas),
        o(a.gasPrice),
        s(a.gasToken),
        s(a.refundReceiver),
        o(a.nonce),
      ),
    )
  return { domainHash: r(l), messageHash: r(u), hash: r(y(l, u)) }
}
function C(e) {
  let n = `witness-hash`,
    r = t.twice,
    i
  try {
    i = e()
  } catch (e) {
    let i = e instanceof Error ? e.message : String(e)
    return { id: n, verdict: `unchecked`, title: r, reason: t.noSecond(i) }
  }
  let a = i.find(([, e, t]) => e.toLowerCase() !== t)
  if (a === void 0) return { id: n, verdict: `verified`, title: r, reason: t.secondAgrees }
  let [o, s, c] = a
  return { id: n, field: o, verdict: `danger`, title: t.disagree, reason: t.tampered({ name: o, first: s, second: c }) }
}
export { b as a, i as c, o as d, c as f, y as i, n as l, t as m, S as n, f as o, r as p, v as r, s, C as t, a as u }
//# sourceMappingURL=rest-DYrD8RnN.js.map
