/** What none of it may pass: each says something of Mari (people.ts) that her records do not. */
export const FABRICATED_OF_MARI = `
I worked at Google.
I worked at Google for 4 years.
At Google I led 500 people.
I was a Senior Engineer at Harbor Bank.
At Harbor Bank I built payment services in Go.
I have worked at Harbor Bank since 2022.
I have 10 years of experience.
I have ten years of experience with backend systems.
I have over a decade of experience.
I have 7 years of Kubernetes.
I have 5 years of experience with Go.
I have seven years of experience with Kafka.
I have worked with Kafka in production.
I know Kafka well.
I have deep experience with Terraform.
Terraform is what I use every day.
I set up Kafka at Kivi Labs.
At Kivi Labs I wrote services in Go.
At Nordwind Logistics I wrote the billing service.
At Nordwind Logistics I moved 12 services to Kubernetes.
I moved 40 services from Heroku to Kubernetes.
I moved 12 services from Heroku to AWS.
I cut the response time of the search by 60%.
I cut the response time of the search by half.
I cut costs by 40%.
I reduced the infrastructure bill by 40% at Nordwind Logistics.
I doubled the throughput of the tracking API.
I mentored 4 interns.
I mentored 2 senior engineers at Google.
I mentored two interns at Kivi Labs.
I lead a team of 12 engineers.
I lead a team of 4 engineers at Nordwind Logistics.
I managed a budget of 2 million euros.
I managed 4 teams.
I was a director at Kivi Labs.
I was the CTO of Kivi Labs.
I was a Staff Engineer at Kivi Labs.
I was Head of Platform at Nordwind Logistics.
I was a data engineer at Nordwind Logistics.
I was a security engineer.
I was a Principal Engineer.
As a founder I know what matters.
I founded a company.
I co-founded Kivi Labs.
I hold a PhD in Computer Science.
I hold a Master's degree in Computer Science.
I hold an MSc from the University of Tartu.
I hold a BSc from MIT.
I studied at Stanford University.
I hold a BSc in Physics from the University of Tartu.
I graduated in 2016 from the University of Tartu.
I graduated with honours.
I am a certified Kubernetes administrator.
I hold a certificate in Kubernetes.
I hold a certificate in Kafka.
I am a Certified Scrum Master.
In 2024 I became an AWS Solutions Architect Professional.
I am a Google Cloud certified architect.
I worked at Nordwind Logistics from 2015 to 2022.
I worked at Nordwind Logistics until 2024.
I was at Nordwind Logistics for 6 years.
I have been at Kivi Labs since 2019.
I have been at Kivi Labs for 8 years.
Since March 2019 I have been a Senior Engineer at Kivi Labs.
I live in Berlin.
I am a frontend developer in Tallinn.
I am a full stack developer.
I am fluent in German.
I speak French and Spanish.
My native language is English.
I spoke to 600 people about tracing.
I spoke at KubeCon.
I gave a keynote on tracing.
I published a paper on consensus.
I published the Raft paper.
I invented a consensus algorithm.
I hold a patent.
I won an award for the tracking API.
I won a hackathon in Tallinn.
I am an expert in Rust.
I am a Rust specialist.
I have extensive experience with PostgreSQL.
I have a proven track record.
I am a recognised authority on tracing.
I have shipped Rust to production.
I maintain an open source database.
I contribute to Kubernetes.
I am a maintainer of Prometheus.
I wrote a database in Rust that 1000 people use.
My key-value store has 2000 stars.
I built fraud detection for a bank.
I have worked in fintech.
I have worked in healthcare.
I have built trading systems.
I built an e-commerce platform in Go.
I have worked for the government.
I was on call for a hospital.
I have built games in Unity.
I have worked with Java and Spring Boot.
I have worked with C++.
I write Haskell.
I have used Snowflake and dbt.
I have used Jenkins at Kivi Labs.
I set up Grafana and Datadog.
I wrote it in Scala.
I know React.
I built the console in React.
I have worked with MongoDB and Redis.
I have run Elasticsearch at Nordwind Logistics.
I have built GraphQL services.
I have trained machine learning models.
I built the shipment tracking API in Java.
I built the shipment tracking API in Go and MongoDB.
I built the payment API at Nordwind Logistics.
I built the shipment tracking API at Maersk.
Built the shipment tracking API for 300 customers.
Built and sold a company.
Led the migration to Kafka.
Led 12 services at Kivi Labs.
Grew revenue by 30%.
Raised funding for Kivi Labs.
Saved 2 million a year.
Hired 20 engineers.
Promoted to Principal Engineer in 2024.
Senior Engineer at Google since September 2022.
Senior Engineer at Kivi Labs since September 2018.
Backend Engineer at Nordwind Logistics, March 2017 to August 2022.
MSc Computer Science, University of Tartu, 2014 to 2017.
BSc Computer Science, University of Oxford, 2014 to 2017.
Certificate: Kafka for backend services, April 2026.
Certificate: Rust for backend services, April 2020.
AWS Solutions Architect Professional.
The candidate led 500 people at Google.
Your next engineer has run Kafka in production.
This applicant knows Terraform.
My Kafka clusters never lose a message.
My Terraform modules are used by 12 teams.
I have not only used Kafka but led a team with it.
There is nothing in Kafka that I have not used.
Nobody at Kivi Labs used Kafka without me.
I have not used Go.
I have not used Kubernetes.
I have never written TypeScript.
I have no experience with PostgreSQL.
Go would be new to me.
I have not led a team.
I have never mentored anybody.
I have no degree.
I lack experience with Rust.
I have not used COBOL.
I have never used Salesforce.
You ask for Kafka, and I have used it at Kivi Labs with 4 engineers for Google.
You ask for Java.
Your ad names Docker and AWS.
You move 9 million payments a day.
You ask for 3 years of experience.
Your office is in London.
You use Python and Django.
Your team won an award.
Your ad says “You know Java.”
I would like to join Harbor Bank, where I have worked since 2020.
I would like to learn Erlang.
Uber taught me how to scale.
Microsoft hired me in 2018.
Deloitte was my client.
After Amazon I joined Kivi Labs.
Between Netflix and Kivi Labs I learned Go.
With Apple as my employer I shipped features.
Kivi Labs has 500 employees.
Nordwind Logistics has 2 million customers.
Nordwind Logistics was acquired.
The tracking API serves 5 million requests a day.
The billing service handles 10000 invoices.
My team of twenty looks after it.
My search is ten times faster.
My work saved hundreds of hours.
Thousands of people use my API.
Millions of parcels pass through my API.
I have dozens of certificates.
I have earned 6 certificates.
I have a certificate in Machine learning.
I completed a bootcamp.
I studied at a college in London.
My thesis was on machine learning.
I taught Go at the University of Tartu.
I am a professor.
I interned at Facebook.
I was an intern at Nordwind Logistics.
I freelance for startups.
I consulted for banks.
I am a member of the Python Software Foundation.
I know Kubernetes, Terraform and Go.
I have used Kubernetes for 12 years.
I have used PostgreSQL since 2015.
I worked at Stripe.
I have worked for Heroku.
I never lose a message in Kafka.
I am a Senior Data Scientist.
I am an engineering manager.
I trained 30 developers.
I built 40% of the search.
I was a Senior Engineer for 7 years.
I have been at Kivi Labs for seven years.
I lead 12 engineers and 4 services.
I moved 4 services to Kubernetes.
I spoke to 12 people.
I mentored 60 interns.
I moved twelve engineers to Tallinn.
I “led 500 people at Google”.
At Kivi Labs I lead a team of 4 engineers. There I built the shipment tracking API in Go and PostgreSQL.
At Nordwind Logistics I mentored 2 interns. In that role I moved 12 services from Heroku to Kubernetes.
As your candidate I “led 500 people at Google”.
I am happy to have used Kafka.
I am glad to have run Terraform.
I look forward to using Kafka again.
I would like to continue working with Terraform.
I want Kafka to remain my main tool.
I have never had problems with Kafka.
I have not lost a message in Kafka.
No degree is needed to see that I know Kafka.
You will see that I know Terraform.
Would you believe that I ran Kafka for a bank?
`
  .trim()
  .split('\n')

/** The same of Amir. */
export const FABRICATED_OF_AMIR = `
I was a Senior Data Engineer at Vélo Rhône.
At Vélo Rhône I ran 350 pipelines.
I led two analysts at Vélo Rhône.
I managed a team of analysts.
At Maison Lune I set up Airflow.
I introduced tests for 1200 tables.
I have eight years of experience in data engineering.
I have eight years of Python.
I processed 40 TB of bike trips with Spark.
I ran Spark in production.
I have run Spark on Kubernetes.
I hold a Master in Accounting.
I hold a degree in Computer Science.
I studied at Sorbonne.
I hold a certificate in Snowflake.
I am certified by Databricks.
I am fluent in English.
I speak German.
I worked for Carrefour.
At Northgrid I balanced power.
I built dashboards in Tableau and Looker.
I deployed Terraform modules for three hotels.
I know Kafka and Flink.
My pipelines moved 9 million rows.
I saved Maison Lune 120000 euros.
I cut costs by 35%.
I reduced late deliveries from 90 a month to 1.
I mentored junior engineers.
I presented at PyData Paris.
I won a Kaggle competition.
I maintain dbt packages.
I have not used Airflow.
I have never worked with Spark.
You pay 95k euros.
You use Databricks.
Since 2019 I have worked at Maison Lune.
I was at Vélo Rhône until 2025.
I own a startup.
I am an expert in data modelling.
`
  .trim()
  .split('\n')
