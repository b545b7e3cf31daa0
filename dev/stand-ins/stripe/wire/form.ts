/** Form fields as a tree. Arrays arrive as objects with the keys 0, 1, …; the schemas in params.ts turn them back. */
export type Form = { [key: string]: string | Form }

/** Reads Stripe's nested form encoding: `items[0][price]=x`, `expand[]=y`. */
export function readForm(text: string): Form {
  const root: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) place(root, keysOf(name), value)
  return root
}

function keysOf(name: string): string[] {
  const [first = '', ...inner] = name.split('[')
  return [first, ...inner.map((key) => key.replace(/\]$/, ''))]
}

function place(root: Form, keys: string[], value: string): void {
  let node = root
  for (const [index, key] of keys.entries()) {
    const name = key === '' ? String(Object.keys(node).length) : key
    if (index === keys.length - 1) {
      node[name] = value
      return
    }
    const next = node[name]
    const child: Form = typeof next === 'object' ? next : Object.create(null)
    node[name] = child
    node = child
  }
}
