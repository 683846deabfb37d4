// Renders the chart as `helm template` does, for machines without Helm: Go's templates, Sprig, and Helm's own functions that the chart uses.
// Debian: golang-go, golang-github-masterminds-sprig-dev, golang-gopkg-yaml.v3-dev.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

func main() {
	if len(os.Args) < 2 {
		fail(errors.New("usage: render <chart folder> [values file]"))
	}
	chart := os.Args[1]
	about := read(filepath.Join(chart, "Chart.yaml"))
	values := read(filepath.Join(chart, "values.yaml"))
	for _, file := range os.Args[2:] {
		merge(values, read(file))
	}
	rendered, err := render(chart, map[string]interface{}{
		"Values":  values,
		"Chart":   map[string]interface{}{"Name": about["name"], "Version": about["version"], "AppVersion": about["appVersion"]},
		"Release": map[string]interface{}{"Name": "wallet", "Namespace": "default", "Service": "Helm"},
	})
	if err != nil {
		fail(err)
	}
	fmt.Print(rendered)
}

func render(chart string, data map[string]interface{}) (string, error) {
	root := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := root.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	functions["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, errors.New(message)
		}
		return value, nil
	}
	functions["toYaml"] = func(value interface{}) (string, error) {
		var out bytes.Buffer
		encoder := yaml.NewEncoder(&out)
		encoder.SetIndent(2)
		err := encoder.Encode(value)
		return strings.TrimSuffix(out.String(), "\n"), err
	}
	root.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	if err != nil {
		return "", err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		if _, err := root.New(filepath.Base(file)).Parse(string(text)); err != nil {
			return "", err
		}
	}
	var all strings.Builder
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") || name == "NOTES.txt" {
			continue
		}
		var out bytes.Buffer
		if err := root.ExecuteTemplate(&out, name, data); err != nil {
			return "", err
		}
		if text := strings.TrimSpace(out.String()); text != "" {
			all.WriteString("---\n# " + name + "\n" + text + "\n")
		}
	}
	return all.String(), nil
}

// Values of the second map replace those of the first; maps are merged.
func merge(into, from map[string]interface{}) {
	for key, value := range from {
		inner, isMap := value.(map[string]interface{})
		outer, wasMap := into[key].(map[string]interface{})
		if isMap && wasMap {
			merge(outer, inner)
		} else {
			into[key] = value
		}
	}
}

func read(file string) map[string]interface{} {
	text, err := os.ReadFile(file)
	if err != nil {
		fail(err)
	}
	parsed := map[string]interface{}{}
	if err := yaml.Unmarshal(text, &parsed); err != nil {
		fail(fmt.Errorf("%s: %w", file, err))
	}
	return parsed
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
