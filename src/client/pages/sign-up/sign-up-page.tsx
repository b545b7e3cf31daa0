import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { introductionOf } from '#client/features/auth/introduction-of.ts'
import { SignInCard } from '#client/features/auth/sign-in-card.tsx'
import { wayOn } from '#client/features/auth/way-on.ts'
import { Text } from '#client/ui/text/text.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import classes from './sign-up-page.module.css'

/** Making an account, with any provider there is; companies say who they are (G-AUTH-14). */
export function SignUpPage({ isCustomer = false }: { isCustomer?: boolean }) {
  const search = useSearch({ from: '/_connected/_guest' })
  const redirect = wayOn(search)
  const introduction = introductionOf(search)
  const [companyName, setCompanyName] = useState('')
  const name = companyName.trim()
  return (
    <>
      <SignInCard
        title={isCustomer ? `${PRODUCT_NAME} for your company` : `Create your ${PRODUCT_NAME} account`}
        type="signUp"
        redirect={redirect}
        introduction={name ? { ...introduction, companyName: name } : introduction}
        isBlocked={isCustomer && !name}
      >
        {isCustomer ? (
          <TextInput
            label="Company"
            description="It stands with your account; you sign in yourself."
            autoComplete="organization"
            maxLength={120}
            value={companyName}
            onChange={(event) => setCompanyName(event.currentTarget.value)}
            required
          />
        ) : (
          'A new account starts with three roadmap credits.'
        )}
      </SignInCard>
      <Text className={classes.way}>
        You have an account?{' '}
        <Link to="/login" search={{ redirect: redirect ?? undefined, ...introduction }}>
          Sign in
        </Link>
      </Text>
    </>
  )
}
