function e(t) {
  return typeof t == `string`
    ? `⟦${t}${` ~`.repeat(Math.ceil(t.length / 6))}⟧`
    : typeof t == `function`
      ? (...n) => e(t(...n))
      : Array.isArray(t)
        ? t.map(e)
        : t
}
export { e as pseudoMessage }
//# sourceMappingURL=pseudoMessage-jaLOA0aB.js.map
