var e = () => null
export { e as component }
//# sourceMappingURL=apps_.open-DJ7LAi8J.js.map
