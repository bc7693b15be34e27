/**
 * Node asks a package's package.json for the kind of each of its modules, and reads it anew each time. drizzle-orm's has
 * 179 kB of exports and its index pulls in over a hundred modules, which costs each of our processes 0.4 s of CPU. All of
 * its modules are ECMAScript modules: saying so here spares the question.
 */
import { registerHooks } from 'node:module'

const drizzle = /\/node_modules\/drizzle-orm\/.*\.js$/

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL && drizzle.test(context.parentURL)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
})
