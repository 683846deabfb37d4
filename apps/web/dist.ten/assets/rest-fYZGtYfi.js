import { o as e } from './rolldown-runtime-DLMaRju-.js'
import { a as t, n, s as r, t as i } from './rest-DyTJIdPD.js'
import { a, c as o, d as s, i as c, l, n as u, o as d, r as f, s as p, t as m, u as h } from './rest-CmDQyV1X.js'
import { Ga as g, Ma as _, ho as v, sa as y, xa as b, zi as x } from './index--te03lJq.js'
import { S } from './fields-KVqNPxJG.js'
import { Fa as C, Ga as w } from './later-DLdlgyuL.js'
import { o as T } from './rest-CnNodkWm.js'
import { n as E } from './rest-BssddCTQ.js'
import { t as D } from './rest-1Q76-X1n.js'
var O = `countersign.evidence`,
  k = 1,
  A = f(2 ** 53 - 1),
  j = c({ bytes: 32 }),
  M = (e, t) => {
    let r = n(e)
    if (r.kind !== `proposal`) throw d(t, s.notProposal)
    return r
  },
  N = (e, t) => {
    let r = n(e)
    if (r.kind !== `message`) throw d(t, s.notMessage)
    return r
  },
  P = {
    createdAt: t,
    build: p(h(200)),
    statement: h(1e4),
    facts: a(
      o({ name: h(200), value: h(2e4), source: l(`chain`, `proof`, `service`, `you`, `unknown`), block: p(u(64)) }),
      500,
    ),
    checks: a(
      o({ id: h(80), verdict: l(`verified`, `caution`, `danger`, `unchecked`), title: h(2e3), reason: h(2e4) }),
      500,
    ),
    overrides: a(o({ checkId: h(80), title: h(2e3), typed: h(2e3), at: t }), 100),
    signatures: a(
      o({
        owner: p(m),
        data: c({ most: 16384 }),
        outcome: l(`valid`, `unchecked`, `not-owner`, `wrong`, `duplicate`),
        reason: p(h(5e3)),
      }),
      256,
    ),
    execution: o({ status: h(80), transactionHash: p(j), executor: p(m), at: p(t) }),
    journal: p(
      o({
        publicKey: c({ most: 200 }),
        headSequence: A,
        headHash: j,
        records: a(o({ sequence: A, hash: j, at: t }), 1e3),
      }),
    ),
  }
;(o({ ...P, proposal: M, hashes: o({ domainHash: j, messageHash: j, safeTxHash: j }) }),
  o({ ...P, proposal: N, hashes: o({ domainHash: j, messageHash: j, safeMessageHash: j }) }))
function F(e) {
  let t = JSON.stringify({ ...e, proposal: i(e.proposal) }, (e, t) => (typeof t == `bigint` ? String(t) : t)),
    n = JSON.parse(t)
  return `${JSON.stringify({ format: O, version: k, content: n, checksum: r(t) }, null, 2)}\n`
}
var I = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu,
  L = (e) => e.replace(I, (e) => `\\u{${(e.codePointAt(0) ?? 0).toString(16)}}`),
  R = (e) =>
    e
      .split(`
`)
      .map((e) => `| ${L(e)}`).join(`
`),
  z = b(`evidence`, {
    made: (e) => `Evidence made ${e}`,
    madeBy: ({ time: e, build: t }) => `Evidence made ${e}, by build ${t}`,
    fact: ({ name: e, value: t, source: n }) => `${e}: ${t} (${n})`,
    factAt: ({ name: e, value: t, source: n, block: r }) => `${e}: ${t} (${n}, block ${r})`,
    chain: `from chain`,
    proof: `proved`,
    service: `from service`,
    you: `from you`,
    unknown: `unknown`,
    verified: `Verified`,
    caution: `Caution`,
    danger: `Danger`,
    unchecked: `Not checked`,
    override: ({ title: e, typed: t, time: n }) => `${e}: “${t}”, ${n}`,
    unknownOwner: `unknown owner`,
    validSignature: `valid`,
    uncheckedSignature: `unchecked`,
    notOwnerSignature: `not-owner`,
    wrongSignature: `wrong`,
    duplicateSignature: `duplicate`,
    askedBy: (e) => `Asked by, not signed: ${e}`,
    signedText: `Signed text`,
    signedTypedData: `Signed typed data`,
    asPut: (e) => `As the page put it: ${e}`,
    account: ({ shortName: e, address: t, chain: n, chainId: r, version: i }) =>
      `Account ${e}:${t}, ${n} (chain ${r}), contract ${i}`,
    hashes: `Hashes`,
    facts: `Facts`,
    checks: `Checks, as the page found them`,
    noChecks: `None were made for this file.`,
    overridden: `Overridden`,
    signatures: `Signatures`,
    outcome: `Outcome`,
    status: (e) => `Status: ${e}`,
    transaction: (e) => `Transaction: ${e}`,
    executedBy: (e) => `Executed by: ${e}`,
    at: (e) => `At: ${e}`,
    journal: `Journal of the service`,
    key: (e) => `Key: ${e}`,
    head: ({ sequence: e, hash: t }) => `Head: record ${e}, ${t}`,
    record: ({ sequence: e, time: t, hash: n }) => `Record ${e}, ${t}: ${n}`,
    note: (e) => `Note, not signed: ${e}`,
    signedFields: `Signed fields`,
  })
function B(e) {
  let { proposal: t, hashes: n, facts: r, checks: i, overrides: a, signatures: o, execution: s, journal: c } = e,
    l = t.kind === `message` ? H(t) : V(t)
  return K(
    z.asPut(L(e.statement)),
    ``,
    z.account({
      shortName: L(t.chain.shortName),
      address: t.safe,
      chain: L(t.chain.name),
      chainId: t.chainId,
      version: L(t.version),
    }),
    e.build === null ? z.made(G(e.createdAt)) : z.madeBy({ time: G(e.createdAt), build: L(e.build) }),
    ...l,
    W(z.hashes),
    ...Object.entries(n).map(([e, t]) => `${e}: ${t}`),
    W(z.facts),
    ...r.map(({ name: e, value: t, source: n, block: r }) =>
      r === null
        ? z.fact({ name: L(e), value: L(t), source: z[n] })
        : z.factAt({ name: L(e), value: L(t), source: z[n], block: r }),
    ),
    W(z.checks),
    ...(i.length === 0 ? [z.noChecks] : []),
    ...i.map(({ verdict: e, title: t, reason: n }) => `${z[e]}: ${L(t)}. ${L(n)}`),
    ...(a.length === 0 ? [] : [W(z.overridden)]),
    ...a.map(({ title: e, typed: t, at: n }) => z.override({ title: L(e), typed: L(t), time: G(n) })),
    W(z.signatures),
    ...o.map(
      ({
        owner: e,
        data: t,
        outcome: n,
        reason: r,
      }) => `${e ?? z.unknownOwner}: ${z[`${U[n]}Signature`]}${r === null ? `` : `, ${L(r)}`}
  ${t}`,
    ),
    W(z.outcome),
    z.status(L(s.status)),
    s.transactionHash === null ? null : z.transaction(s.transactionHash),
    s.executor === null ? null : z.executedBy(s.executor),
    s.at === null ? null : z.at(G(s.at)),
    ...(c === null
      ? []
      : [
          W(z.journal),
          z.key(c.publicKey),
          z.head({ sequence: c.headSequence, hash: c.headHash }),
          ...c.records.map(({ sequence: e, hash: t, at: n }) => z.record({ sequence: e, time: G(n), hash: t })),
        ]),
  )
}
var V = ({ note: e, transaction: t }) => [
    e === `` ? null : z.note(L(e)),
    W(z.signedFields),
    ...Object.entries(t).map(([e, t]) => `${e}: ${String(t)}`),
  ],
  H = ({ message: e, origin: t }) => [
    t === null ? null : z.askedBy(`${L(t.name)} ${L(t.url)}`).trimEnd(),
    W(e.kind === `text` ? z.signedText : z.signedTypedData),
    R(e.content),
  ],
  U = { valid: `valid`, unchecked: `unchecked`, 'not-owner': `notOwner`, wrong: `wrong`, duplicate: `duplicate` },
  W = (e) => `\n${e}\n${`-`.repeat(e.length)}`,
  G = (e) => `${new Date(e).toISOString().slice(0, 16).replace(`T`, ` `)} UTC`,
  K = (...e) =>
    `${e.filter((e) => e !== null).join(`
`)}\n`,
  q = e(v(), 1),
  J = g(),
  Y = `npm run verify-evidence`
function X({ children: e, make: t, onClose: n }) {
  let [r, i] = (0, q.useState)(null),
    a = (0, q.useId)(),
    o = r === null ? void 0 : a,
    s = async (e) => {
      i(null)
      try {
        let { evidence: n, hash: r } = await t(),
          i = `evidence-${r.slice(2, 10)}`
        e === `json` ? T(`${i}.json`, F(n)) : T(`${i}.txt`, B(n), `text/plain`)
      } catch (e) {
        i(y(e))
      }
    }
  return (0, J.jsx)(C, {
    opened: !0,
    onClose: n,
    title: D.evidenceFile,
    closeButtonProps: { 'aria-label': D.close },
    children: (0, J.jsxs)(`div`, {
      className: E.stack,
      children: [
        (0, J.jsxs)(`p`, {
          children: [
            e,
            ` `,
            (0, J.jsx)(x, { text: D.verifyOffline, slots: { command: (0, J.jsx)(`code`, { children: Y }) } }),
          ],
        }),
        r !== null && (0, J.jsx)(S, { kind: `error`, id: a, children: r }),
        (0, J.jsxs)(w, {
          justify: `flex-end`,
          children: [
            (0, J.jsx)(_, { 'aria-describedby': o, onClick: () => void s(`text`), children: D.saveText }),
            (0, J.jsx)(_, {
              variant: `filled`,
              'aria-describedby': o,
              onClick: () => void s(`json`),
              children: D.saveJson,
            }),
          ],
        }),
      ],
    }),
  })
}
export { X as t }
//# sourceMappingURL=rest-fYZGtYfi.js.map
