import { o as e, r as t } from './rolldown-runtime-DLMaRju-.js'
import {
  Ai as n,
  Ci as r,
  Di as i,
  Oi as a,
  Ti as o,
  ho as s,
  ki as c,
  mr as l,
  wa as u,
  wi as d,
  xi as f,
} from './index--te03lJq.js'
import { t as p } from './rest-B05EYwN-.js'
import { i as m } from './rest-CAN2a4h5.js'
import { t as h } from './rest-COc_bzz2.js'
import { t as g } from './rest-DwShPi51.js'
var _ = class extends d {
    #e
    #t = void 0
    #n
    #r
    constructor(e, t) {
      ;(super(), (this.#e = e), this.setOptions(t), this.bindMethods(), this.#i())
    }
    bindMethods() {
      ;((this.mutate = this.mutate.bind(this)), (this.reset = this.reset.bind(this)))
    }
    setOptions(e) {
      let t = this.options
      ;((this.options = this.#e.defaultMutationOptions(e)),
        a(this.options, t) ||
          this.#e.getMutationCache().notify({ type: `observerOptionsUpdated`, mutation: this.#n, observer: this }),
        t?.mutationKey && this.options.mutationKey && o(t.mutationKey) !== o(this.options.mutationKey)
          ? this.reset()
          : this.#n?.state.status === `pending` && this.#n.setOptions(this.options))
    }
    onSubscribe() {
      this.listeners.size === 1 && this.#n && (this.#n.addObserver(this), this.#i())
    }
    onUnsubscribe() {
      this.hasListeners() || this.#n?.removeObserver(this)
    }
    onMutationUpdate(e) {
      ;(this.#i(), this.#a(e))
    }
    getCurrentResult() {
      return this.#t
    }
    reset() {
      ;(this.#n?.removeObserver(this), (this.#n = void 0), this.#i(), this.#a())
    }
    mutate(e, t) {
      return (
        (this.#r = t),
        this.#n?.removeObserver(this),
        (this.#n = this.#e.getMutationCache().build(this.#e, this.options)),
        this.#n.addObserver(this),
        this.#n.execute(e)
      )
    }
    #i() {
      let e = this.#n?.state ?? f()
      this.#t = {
        ...e,
        isPending: e.status === `pending`,
        isSuccess: e.status === `success`,
        isError: e.status === `error`,
        isIdle: e.status === `idle`,
        mutate: this.mutate,
        reset: this.reset,
      }
    }
    #a(e) {
      r.batch(() => {
        let t = this.#r
        if (t && this.hasListeners()) {
          let n = this.#t.variables,
            r = this.#t.context,
            i = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey }
          if (e?.type === `success`) {
            try {
              t.onSuccess?.(e.data, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
            try {
              t.onSettled?.(e.data, null, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
          } else if (e?.type === `error`) {
            try {
              t.onError?.(e.error, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
            try {
              t.onSettled?.(void 0, e.error, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
          }
        }
        this.listeners.forEach((e) => {
          e(this.#t)
        })
      })
    }
  },
  v = e(s(), 1)
function y(e, t) {
  let a = n(t),
    [o] = v.useState(() => new _(a, e))
  v.useEffect(() => {
    o.setOptions(e)
  }, [o, e])
  let s = v.useSyncExternalStore(
      v.useCallback((e) => o.subscribe(r.batchCalls(e)), [o]),
      () => o.getCurrentResult(),
      () => o.getCurrentResult(),
    ),
    l = v.useCallback(
      (...e) => {
        o.mutate(e[0], e[1]).catch(i)
      },
      [o],
    )
  if (s.error && c(o.options.throwOnError, [s.error])) throw s.error
  return { ...s, mutate: l, mutateAsync: s.mutate }
}
var b = t({ keepImport: () => x })
async function x({ proposal: e, reviewed: t, signatures: n }, r = Date.now()) {
  await p.put({
    chainId: String(t.chainId),
    safe: t.safe,
    safeTxHash: t.safeTxHash,
    transaction: t.transaction,
    signatures: S(n).map(({ owner: e, data: t }) => ({ owner: e, data: t, receivedAt: r })),
    proposer: C(e.proposer, n),
    origin: e.note === `` ? null : JSON.stringify({ note: e.note }),
    source: `import`,
    createdAt: Math.min(e.createdAt, r),
    modifiedAt: r,
    offer: null,
  })
}
var S = (e) =>
    e.flatMap(({ owner: e, data: t, outcome: n }) => (n === `valid` && e !== null ? [{ owner: e, data: t }] : [])),
  C = (e, t) => (e !== null && S(t).some(({ owner: t }) => u(t, e)) ? e : null),
  w = (e) => ({ ok: !1, reason: e })
function T(e) {
  return e.trim() === `` ? w(g.typeText) : m(e) ? w(g.bareHex) : { ok: !0, content: e }
}
function E(e) {
  if (e.trim() === ``) return w(g.pasteJson)
  let t
  try {
    t = JSON.parse(e)
  } catch (e) {
    return w(g.notJson(e instanceof Error ? e.message : null))
  }
  let n = D(t)
  if (n !== null) return w(g.rounded(n))
  if (!h(t)) return w(g.notObject)
  let r = [`domain`, `types`, `message`].filter((e) => !h(t[e]))
  if (r.length > 0) return w(g.missing(r))
  let i = l.safeParse(t)
  if (!i.success) {
    let [e] = i.error.issues
    return w(g.wrongPart({ place: e?.path.join(`.`) ?? null, problem: e?.message ?? null }))
  }
  return { ok: !0, content: i.data }
}
function D(e) {
  if (typeof e == `number`) return Number.isInteger(e) && !Number.isSafeInteger(e) ? e : null
  if (typeof e != `object` || !e) return null
  for (let t of Object.values(e)) {
    let e = D(t)
    if (e !== null) return e
  }
  return null
}
export { S as a, C as i, E as n, y as o, b as r, T as t }
//# sourceMappingURL=rest-DzpHyuye.js.map
