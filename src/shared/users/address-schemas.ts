import * as z from 'zod'
import { ADDRESS_KINDS } from './address-rules.ts'

export const AddressInput = z.object({ kind: z.enum(ADDRESS_KINDS) })

/** Told once: afterwards only that there is one. */
export const CreateAddressOutput = z.object({ address: z.string() })

export const ListAddressesOutput = z.object({
  addresses: z.array(z.object({ kind: z.enum(ADDRESS_KINDS), createdAt: z.string() })),
})
