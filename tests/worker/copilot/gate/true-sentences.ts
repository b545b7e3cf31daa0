/** What the people of people.ts may say of themselves, and of the job. */

export const TRUE_OF_MARI = `
I am a backend developer in Tallinn.
My name is Mari Kask.
I write Go, TypeScript and Python.
I have written Go and TypeScript.
At Nordwind Logistics I built the shipment tracking API in Go and PostgreSQL.
I built the shipment tracking API at Nordwind Logistics.
At Nordwind Logistics I cut the response time of the search by 40%.
I cut the response time of a search by 40 percent at Nordwind Logistics.
I mentored 2 interns at Nordwind Logistics.
I mentored two interns at Nordwind Logistics.
From March 2019 to August 2022 I was a Backend Engineer at Nordwind Logistics.
I worked at Nordwind Logistics from 2019 to 2022.
I was at Nordwind Logistics for 3 years.
I was at Nordwind Logistics for three years.
Since September 2022 I have been a Senior Engineer at Kivi Labs.
At Kivi Labs I lead a team of 4 engineers.
I lead a team of four engineers at Kivi Labs.
At Kivi Labs I moved 12 services from Heroku to Kubernetes.
I moved twelve services to Kubernetes at Kivi Labs.
I wrote the billing service at Kivi Labs in TypeScript with Stripe.
The billing service at Kivi Labs is written in TypeScript.
I have been at Kivi Labs for 4 years.
I studied at the University of Tartu.
I hold a BSc in Computer Science from the University of Tartu.
I was at the University of Tartu from 2014 to 2017.
My thesis at the University of Tartu was on spatial indexes.
In May 2021 I became an AWS Solutions Architect Associate.
I hold a certificate in Rust for backend services.
In April 2026 I earned a certificate in Rust for backend services.
I wrote a toy key-value store in Rust that survives a crashed node.
In June 2026 I read the Raft paper.
I read the Raft paper, and I wrote a toy key-value store in Rust.
I spoke about tracing to 60 people.
In October 2025 I spoke at the Tallinn Go meetup.
I spoke at a meetup in Tallinn about tracing.
I have completed a section on traces, metrics and logs.
I have worked with OpenTelemetry and Prometheus.
I know how to follow one request through several services.
I like services that are dull at night.
I have worked for 7 years.
I have seven years of work behind me.
I have run Kubernetes at Kivi Labs.
I have used PostgreSQL at Nordwind Logistics.
I have used Kubernetes and PostgreSQL.
My languages are Go, TypeScript and Python.
Go is what I write at work.
I would like to join Harbor Bank.
I am applying for the role of Platform Engineer at Harbor Bank.
I am writing to apply for the position of Platform Engineer.
Your ad for a Platform Engineer caught my eye.
Dear team at Harbor Bank,
Dear Harbor Bank team,
Your ad names Kubernetes and Terraform.
You ask for Go and Kafka.
Your ad says “You run Kubernetes and Terraform.”
You write that your services are written in Go and talk over Kafka.
You move 3 million payments a day.
You ask for 5+ years of experience with backend systems.
The role asks for Go.
I have not worked with Terraform yet.
I have not used Kafka.
Terraform would be new to me.
My records say nothing of Kafka.
I don't know Terraform yet.
I have no experience with Kafka.
I would like to learn Terraform.
I am eager to learn Kafka.
You ask for Kafka, which I have not used.
You ask for Kafka, and I would like to learn it.
You ask for Go, and I have written it at Nordwind Logistics.
You run Kubernetes, and I have moved 12 services to it.
I have not used Terraform, but I moved 12 services from Heroku to Kubernetes.
Thank you for reading.
Thank you for your time.
I look forward to hearing from you.
I would be glad to talk.
Kind regards,
Sincerely,
Mari Kask
Hello,
Please write to me if you have questions.
I can tell you more about the shipment tracking API.
I would gladly show you the toy key-value store.
Backend developer in Tallinn.
Senior Engineer at Kivi Labs since September 2022.
Backend Engineer at Nordwind Logistics, March 2019 to August 2022.
Built the shipment tracking API in Go and PostgreSQL.
Cut the response time of the search by 40%.
Mentored 2 interns.
Moved 12 services from Heroku to Kubernetes.
Wrote the billing service in TypeScript with Stripe.
Lead a team of 4 engineers.
BSc Computer Science, University of Tartu, 2014 to 2017.
Certificate: Rust for backend services, April 2026.
Writes Go, TypeScript and Python.
What draws me to the role is that it is about dull nights.
I care about services that are dull at night.
In short, I have built an API in Go.
The search at Nordwind Logistics answers in 40% less time.
Since 2022 I have been at Kivi Labs.
I can begin with what I know: Go and Kubernetes.
`
  .trim()
  .split('\n')

export const TRUE_OF_JONAS = `
I am a frontend developer in Malmö.
My name is Jonas Berg.
I write JavaScript.
I taught mathematics for six years before I began to program.
I taught mathematics for 6 years.
I used to teach mathematics.
I hold a certificate in React from zero.
In February 2026 I earned a certificate in React.
I put a quiz app online with React.
My quiz app is used by 3 classes.
Three classes use the quiz app that I put online.
In May 2026 I put a quiz app for my old school online.
I have completed a section on forms that everybody can use.
I have built a form for keyboard and screen reader.
I know HTML and accessibility.
I have used React and JavaScript.
I have not worked with Kubernetes.
I have no experience with Go yet.
Kafka is new to me.
I am keen to learn Terraform and Kubernetes.
I would like to work at Harbor Bank.
You ask for React, and I have put a quiz app online with it.
You ask for Kubernetes, which I have not used.
Your services are written in Go.
You will work with React on our console.
I am writing to apply for the role of Platform Engineer at Harbor Bank.
Frontend developer in Malmö.
Put a quiz app online with React.
Certificate: React from zero, February 2026.
Best regards,
Jonas Berg
I began to program after I had taught mathematics.
I learned React here.
I would be happy to show you the quiz app.
I have never used Terraform.
`
  .trim()
  .split('\n')

export const TRUE_OF_AMIR = `
I am a data developer in Lyon.
At Vélo Rhône I replaced nightly scripts with Airflow.
I ran 35 pipelines at Vélo Rhône.
At Vélo Rhône I reduced late deliveries of reports from 9 a month to 1.
I worked with two analysts at Vélo Rhône.
Since July 2024 I have been an Analytics Engineer at Maison Lune.
At Maison Lune I model sales data with dbt on Snowflake.
I introduced tests for 120 tables at Maison Lune.
I have written tests for 120 tables.
I kept the books of a bakery chain for eight years.
I came to data from accounting.
Before that I was a freelance analyst.
I built monthly reports in Pandas for three hotels.
I speak Arabic and French.
I processed 40 GB of bike trips with Spark.
In January 2026 I processed 40 GB of bike trips with Spark on my laptop.
I hold a certificate in SQL for analysis.
In November 2025 I earned a certificate in SQL.
I have worked with Airflow, dbt, Snowflake and Spark.
I write Python and SQL.
I have not used Kubernetes.
I have no experience with Terraform.
Kubernetes and Terraform would be new to me.
I would like to apply for the role of Senior Data Engineer at Northgrid.
Your pipelines run on Airflow and Spark, which I know from my work.
I studied accounting at Université Lyon 2.
I was at Vélo Rhône from January 2021 to June 2024.
I spent three years at Vélo Rhône.
I make numbers arrive on time.
I have completed the section “Slowly changing dimensions”.
I know how to keep the history of a customer.
My reports were late once a month instead of nine times.
I moved from accounting to data.
Northgrid balances power for 3 countries.
I look forward to talking with you.
Thank you for considering my application.
Yours sincerely,
`
  .trim()
  .split('\n')
